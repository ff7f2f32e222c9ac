import { defineCatalogue } from "../../../lib/language/index.ts";

/** Asking for a service, and what becomes of it. */
export const requestsCatalogue = defineCatalogue("features/services/words/requests", {
  en: () => import("./requests.en.ts"),
  mn: () => import("./requests.mn.ts"),
});
