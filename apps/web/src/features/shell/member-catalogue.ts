import { defineCatalogue } from "../../lib/language/index.ts";

/** The header's words for members; a visitor's page does not load them. */
export const memberCatalogue = defineCatalogue("features/shell/member-catalogue", {
  en: () => import("./member-catalogue.en.ts"),
  mn: () => import("./member-catalogue.mn.ts"),
});
