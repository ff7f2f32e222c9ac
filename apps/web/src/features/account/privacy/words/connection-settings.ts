import { defineCatalogue } from "../../../../lib/language/index.ts";

export const connectionCatalogue = defineCatalogue("features/account/privacy/words/connection-settings", {
  en: () => import("./connection-settings.en.ts"),
  mn: () => import("./connection-settings.mn.ts"),
});
