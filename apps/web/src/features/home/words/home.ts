import { defineCatalogue } from "../../../lib/language/index.ts";

export const homeCatalogue = defineCatalogue("features/home/words/home", {
  en: () => import("./home.en.ts"),
  mn: () => import("./home.mn.ts"),
});
