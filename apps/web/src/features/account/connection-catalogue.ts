import { defineCatalogue } from "../../lib/language/index.ts";

export const connectionCatalogue = defineCatalogue("features/account/connection-catalogue", {
  en: () => import("./connection-catalogue.en.ts"),
  mn: () => import("./connection-catalogue.mn.ts"),
});
