import { defineCatalogue } from "../../../../lib/language/index.ts";

/** What people did, in words: under the bell and in the delivery log. */
export const toldCatalogue = defineCatalogue("features/shell/notifications/words/told", {
  en: () => import("./told.en.ts"),
  mn: () => import("./told.mn.ts"),
});
