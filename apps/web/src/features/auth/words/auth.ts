import { defineCatalogue } from "../../../lib/language/index.ts";

/** The dialog of accounts, and the pages that its mails lead to. */
export const authCatalogue = defineCatalogue("features/auth/words/auth", {
  en: () => import("./auth.en.ts"),
  mn: () => import("./auth.mn.ts"),
});
