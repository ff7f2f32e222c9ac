import { defineCatalogue } from "../../../lib/language/index.ts";

export const legalCatalogue = defineCatalogue("features/information/words/legal", {
  en: () => import("./legal.en.ts"),
  mn: () => import("./legal.mn.ts"),
});
