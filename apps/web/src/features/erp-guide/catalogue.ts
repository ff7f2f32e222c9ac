import { defineCatalogue } from "../../lib/language/index.ts";

export const erpGuideCatalogue = defineCatalogue("features/erp-guide/catalogue", {
  en: () => import("./catalogue.en.ts"),
  mn: () => import("./catalogue.mn.ts"),
});
