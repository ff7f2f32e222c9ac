import { defineCatalogue } from "../../lib/language/index.ts";

export const reviewsCatalogue = defineCatalogue("features/reviews/catalogue", {
  en: () => import("./catalogue.en.ts"),
  mn: () => import("./catalogue.mn.ts"),
});
