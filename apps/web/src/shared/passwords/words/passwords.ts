import { defineCatalogue } from "../../../lib/language/index.ts";

export const passwordCatalogue = defineCatalogue("shared/passwords/words/passwords", {
  en: () => import("./passwords.en.ts"),
  mn: () => import("./passwords.mn.ts"),
});
