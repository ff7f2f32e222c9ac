import { defineCatalogue } from "../../lib/language/index.ts";

export const matchingCatalogue = defineCatalogue("features/matching/catalogue", {
  en: () => import("./catalogue.en.ts"),
  mn: () => import("./catalogue.mn.ts"),
});
