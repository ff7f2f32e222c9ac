import { defineCatalogue } from "../../../lib/language/index.ts";

/** The pages behind the footer: short, and true of any server that runs Khamt. */
export const informationCatalogue = defineCatalogue("features/information/words/information", {
  en: () => import("./information.en.ts"),
  mn: () => import("./information.mn.ts"),
});
