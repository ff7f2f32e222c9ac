import { defineCatalogue } from "../../lib/language/index.ts";

export const companiesCatalogue = defineCatalogue("features/companies/catalogue", {
  en: () => import("./catalogue.en.ts"),
  mn: () => import("./catalogue.mn.ts"),
});
