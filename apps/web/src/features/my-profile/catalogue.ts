import { defineCatalogue } from "../../lib/language/index.ts";

export const myProfileCatalogue = defineCatalogue("features/my-profile/catalogue", {
  en: () => import("./catalogue.en.ts"),
  mn: () => import("./catalogue.mn.ts"),
});
