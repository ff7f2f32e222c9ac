import { defineCatalogue } from "../../lib/language/index.ts";

/** What is offered. */
export const servicesCatalogue = defineCatalogue("features/services/catalogue", {
  en: () => import("./catalogue.en.ts"),
  mn: () => import("./catalogue.mn.ts"),
});
