import { defineCatalogue } from "../../../lib/language/index.ts";

/** Words of the pages that search partners. */
export const partnerSearchCatalogue = defineCatalogue("features/partners/words/partner-search", {
  en: () => import("./partner-search.en.ts"),
  mn: () => import("./partner-search.mn.ts"),
});
