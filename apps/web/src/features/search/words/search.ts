import { defineCatalogue } from "../../../lib/language/index.ts";

export const searchCatalogue = defineCatalogue("features/search/words/search", {
  en: () => import("./search.en.ts"),
  mn: () => import("./search.mn.ts"),
});
