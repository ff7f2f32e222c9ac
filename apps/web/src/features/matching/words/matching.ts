import { defineCatalogue } from "../../../lib/language/index.ts";

export const matchingCatalogue = defineCatalogue("features/matching/words/matching", {
  en: () => import("./matching.en.ts"),
  mn: () => import("./matching.mn.ts"),
});
