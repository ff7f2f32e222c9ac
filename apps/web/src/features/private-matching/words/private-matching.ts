import { defineCatalogue } from "../../../lib/language/index.ts";

export const privateMatchingCatalogue = defineCatalogue("features/private-matching/words/private-matching", {
  en: () => import("./private-matching.en.ts"),
  mn: () => import("./private-matching.mn.ts"),
});
