import { defineCatalogue } from "../../lib/language/index.ts";

/** The dialog of accounts, and the pages that its mails lead to. */
export const authCatalogue = defineCatalogue("features/auth/catalogue", {
  en: () => import("./catalogue.en.ts"),
  mn: () => import("./catalogue.mn.ts"),
});
