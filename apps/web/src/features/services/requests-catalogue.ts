import { defineCatalogue } from "../../lib/language/index.ts";

/** Asking for a service, and what becomes of it. */
export const requestsCatalogue = defineCatalogue("features/services/requests-catalogue", {
  en: () => import("./requests-catalogue.en.ts"),
  mn: () => import("./requests-catalogue.mn.ts"),
});
