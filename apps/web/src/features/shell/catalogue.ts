import { defineCatalogue } from "../../lib/language/index.ts";

/** Header, footer, 404 and error screens: words that every page has. */
export const shellCatalogue = defineCatalogue("features/shell/catalogue", {
  en: () => import("./catalogue.en.ts"),
  mn: () => import("./catalogue.mn.ts"),
});
