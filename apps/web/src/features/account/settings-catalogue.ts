import { defineCatalogue } from "../../lib/language/index.ts";

export const settingsCatalogue = defineCatalogue("features/account/settings-catalogue", {
  en: () => import("./settings-catalogue.en.ts"),
  mn: () => import("./settings-catalogue.mn.ts"),
});
