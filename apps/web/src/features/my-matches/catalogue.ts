import { defineCatalogue } from "../../lib/language/index.ts";

export const myMatchesCatalogue = defineCatalogue("features/my-matches/catalogue", {
  en: () => import("./catalogue.en.ts"),
  mn: () => import("./catalogue.mn.ts"),
});
