import { defineCatalogue } from "../../../lib/language/index.ts";

export const partnersCatalogue = defineCatalogue("features/partners/words/partners", {
  en: () => import("./partners.en.ts"),
  mn: () => import("./partners.mn.ts"),
});
