import { defineCatalogue } from "../../lib/language/index.ts";

export const shareCatalogue = defineCatalogue("ui/words/share", {
  en: () => import("./share.en.ts"),
  mn: () => import("./share.mn.ts"),
});
