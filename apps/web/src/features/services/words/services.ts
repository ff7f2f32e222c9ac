import { defineCatalogue } from "../../../lib/language/index.ts";

/** What is offered. */
export const servicesCatalogue = defineCatalogue("features/services/words/services", {
  en: () => import("./services.en.ts"),
  mn: () => import("./services.mn.ts"),
});
