import { defineCatalogue } from "../../lib/language/index.ts";

export const partnersCatalogue = defineCatalogue("features/partners/catalogue", {
  en: () => import("./catalogue.en.ts"),
  mn: () => import("./catalogue.mn.ts"),
});
