import { defineCatalogue } from "../../lib/language/index.ts";

/** Words of the pages that search partners. */
export const partnerSearchCatalogue = defineCatalogue("features/partners/search-catalogue", {
  en: () => import("./search-catalogue.en.ts"),
  mn: () => import("./search-catalogue.mn.ts"),
});
