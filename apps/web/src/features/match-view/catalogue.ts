import { defineCatalogue } from "../../lib/language/index.ts";

export const matchViewCatalogue = defineCatalogue("features/match-view/catalogue", {
  en: () => import("./catalogue.en.ts"),
  mn: () => import("./catalogue.mn.ts"),
});
