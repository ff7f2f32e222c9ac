import { defineCatalogue } from "../../../lib/language/index.ts";

export const reviewsCatalogue = defineCatalogue("features/reviews/words/reviews", {
  en: () => import("./reviews.en.ts"),
  mn: () => import("./reviews.mn.ts"),
});
