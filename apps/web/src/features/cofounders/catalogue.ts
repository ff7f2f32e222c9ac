import { defineCatalogue } from "../../lib/language/index.ts";

export const cofoundersCatalogue = defineCatalogue("features/cofounders/catalogue", {
  en: () => import("./catalogue.en.ts"),
  mn: () => import("./catalogue.mn.ts"),
});
