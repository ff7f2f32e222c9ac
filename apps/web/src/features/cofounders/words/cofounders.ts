import { defineCatalogue } from "../../../lib/language/index.ts";

export const cofoundersCatalogue = defineCatalogue("features/cofounders/words/cofounders", {
  en: () => import("./cofounders.en.ts"),
  mn: () => import("./cofounders.mn.ts"),
});
