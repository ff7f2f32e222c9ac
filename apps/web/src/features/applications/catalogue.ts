import { defineCatalogue } from "../../lib/language/index.ts";

export const applicationsCatalogue = defineCatalogue("features/applications/catalogue", {
  en: () => import("./catalogue.en.ts"),
  mn: () => import("./catalogue.mn.ts"),
});
