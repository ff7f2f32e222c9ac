import { defineCatalogue } from "../../../../lib/language/index.ts";

export const preferencesCatalogue = defineCatalogue("features/profile-forms/preferences/words/preferences", {
  en: () => import("./preferences.en.ts"),
  mn: () => import("./preferences.mn.ts"),
});
