import { defineCatalogue } from "../../../lib/language/index.ts";

/** What any page of a member may have to say. */
export const memberCatalogue = defineCatalogue("features/account/words/account-notices", {
  en: () => import("./account-notices.en.ts"),
  mn: () => import("./account-notices.mn.ts"),
});
