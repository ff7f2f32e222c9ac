import { defineCatalogue } from "../../../../lib/language/index.ts";

export const settingsCatalogue = defineCatalogue("features/account/settings/words/settings", {
  en: () => import("./settings.en.ts"),
  mn: () => import("./settings.mn.ts"),
});
