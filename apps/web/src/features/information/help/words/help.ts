import { defineCatalogue } from "../../../../lib/language/index.ts";

export const helpCatalogue = defineCatalogue("features/information/help/words/help", {
  en: () => import("./help.en.ts"),
  mn: () => import("./help.mn.ts"),
});
