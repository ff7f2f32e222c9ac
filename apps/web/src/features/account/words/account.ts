import { defineCatalogue } from "../../../lib/language/index.ts";

/** The profile page, and what it shares with the settings. */
export const accountCatalogue = defineCatalogue("features/account/words/account", {
  en: () => import("./account.en.ts"),
  mn: () => import("./account.mn.ts"),
});
