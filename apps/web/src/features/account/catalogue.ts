import { defineCatalogue } from "../../lib/language/index.ts";

/** The profile page, and what it shares with the settings. */
export const accountCatalogue = defineCatalogue("features/account/catalogue", {
  en: () => import("./catalogue.en.ts"),
  mn: () => import("./catalogue.mn.ts"),
});
