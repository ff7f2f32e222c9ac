import { defineCatalogue } from "../../../../lib/language/index.ts";

/** The header's words for members; a visitor's page does not load them. */
export const memberCatalogue = defineCatalogue("features/shell/member/words/member-menu", {
  en: () => import("./member-menu.en.ts"),
  mn: () => import("./member-menu.mn.ts"),
});
