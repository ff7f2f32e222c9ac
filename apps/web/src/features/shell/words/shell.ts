import { defineCatalogue } from "../../../lib/language/index.ts";

/** Header, footer, 404 and error screens: words that every page has. */
export const shellCatalogue = defineCatalogue("features/shell/words/shell", {
  en: () => import("./shell.en.ts"),
  mn: () => import("./shell.mn.ts"),
});
