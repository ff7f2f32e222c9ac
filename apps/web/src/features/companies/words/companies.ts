import { defineCatalogue } from "../../../lib/language/index.ts";

export const companiesCatalogue = defineCatalogue("features/companies/words/companies", {
  en: () => import("./companies.en.ts"),
  mn: () => import("./companies.mn.ts"),
});
