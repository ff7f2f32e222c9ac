import { defineCatalogue } from "../../lib/language/index.ts";

/** The words of the panel under the bell, which comes when it is opened. */
export const newsCatalogue = defineCatalogue("features/shell/news-catalogue", {
  en: () => import("./news-catalogue.en.ts"),
  mn: () => import("./news-catalogue.mn.ts"),
});
