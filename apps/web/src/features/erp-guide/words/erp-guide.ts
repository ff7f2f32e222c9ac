import { defineCatalogue } from "../../../lib/language/index.ts";

export const erpGuideCatalogue = defineCatalogue("features/erp-guide/words/erp-guide", {
  en: () => import("./erp-guide.en.ts"),
  mn: () => import("./erp-guide.mn.ts"),
});
