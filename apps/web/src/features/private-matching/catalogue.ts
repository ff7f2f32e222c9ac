import { defineCatalogue } from "../../lib/language/index.ts";

export const privateMatchingCatalogue = defineCatalogue("features/private-matching/catalogue", {
  en: () => import("./catalogue.en.ts"),
  mn: () => import("./catalogue.mn.ts"),
});
