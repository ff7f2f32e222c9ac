import { defineCatalogue } from "../../lib/language/index.ts";

export const ideasCatalogue = defineCatalogue("features/ideas/catalogue", {
  en: () => import("./catalogue.en.ts"),
  mn: () => import("./catalogue.mn.ts"),
});
