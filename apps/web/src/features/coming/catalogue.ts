import { defineCatalogue } from "../../lib/language/index.ts";

/** Pages whose function needs accounts, which are not open yet. */
export const comingCatalogue = defineCatalogue("features/coming/catalogue", {
  en: () => import("./catalogue.en.ts"),
  mn: () => import("./catalogue.mn.ts"),
});
