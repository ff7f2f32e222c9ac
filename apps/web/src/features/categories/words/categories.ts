import { defineCatalogue } from "../../../lib/language/index.ts";

export const categoriesCatalogue = defineCatalogue("features/categories/words/categories", {
  en: () => import("./categories.en.ts"),
  mn: () => import("./categories.mn.ts"),
});
