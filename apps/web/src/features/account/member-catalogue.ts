import { defineCatalogue } from "../../lib/language/index.ts";

/** What any page of a member may have to say. */
export const memberCatalogue = defineCatalogue("features/account/member-catalogue", {
  en: () => import("./member-catalogue.en.ts"),
  mn: () => import("./member-catalogue.mn.ts"),
});
