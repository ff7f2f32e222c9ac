import { defineCatalogue } from "../../../../lib/language/index.ts";

/** The words of the panel under the bell, which comes when it is opened. */
export const newsCatalogue = defineCatalogue("features/shell/notifications/words/news", {
  en: () => import("./news.en.ts"),
  mn: () => import("./news.mn.ts"),
});
