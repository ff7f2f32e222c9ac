import { defineCatalogue } from "../../lib/language/index.ts";

/** The pages behind the footer: short, and true of any server that runs Khamt. */
export const informationCatalogue = defineCatalogue("features/information/catalogue", {
  en: () => import("./catalogue.en.ts"),
  mn: () => import("./catalogue.mn.ts"),
});
