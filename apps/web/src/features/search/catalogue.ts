import { defineCatalogue } from "../../lib/language/index.ts";

export const searchCatalogue = defineCatalogue("features/search/catalogue", {
  en: () => import("./catalogue.en.ts"),
  mn: () => import("./catalogue.mn.ts"),
});
