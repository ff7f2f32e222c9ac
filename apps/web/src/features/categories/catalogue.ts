import { defineCatalogue } from "../../lib/language/index.ts";

export const categoriesCatalogue = defineCatalogue("features/categories/catalogue", {
  en: () => import("./catalogue.en.ts"),
  mn: () => import("./catalogue.mn.ts"),
});
