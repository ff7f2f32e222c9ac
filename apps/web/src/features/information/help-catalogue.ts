import { defineCatalogue } from "../../lib/language/index.ts";

export const helpCatalogue = defineCatalogue("features/information/help-catalogue", {
  en: () => import("./help-catalogue.en.ts"),
  mn: () => import("./help-catalogue.mn.ts"),
});
