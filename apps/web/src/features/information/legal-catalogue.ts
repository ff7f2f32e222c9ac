import { defineCatalogue } from "../../lib/language/index.ts";

export const legalCatalogue = defineCatalogue("features/information/legal-catalogue", {
  en: () => import("./legal-catalogue.en.ts"),
  mn: () => import("./legal-catalogue.mn.ts"),
});
