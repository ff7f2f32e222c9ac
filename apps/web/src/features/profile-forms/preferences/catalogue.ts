import { defineCatalogue } from "../../../lib/language/index.ts";

export const preferencesCatalogue = defineCatalogue("features/profile-forms/preferences/catalogue", {
  en: () => import("./catalogue.en.ts"),
  mn: () => import("./catalogue.mn.ts"),
});
