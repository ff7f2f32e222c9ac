import { defineCatalogue } from "../lib/language/index.ts";

/** What any button that calls the server may have to say; a route that shows one loads it. */
export const actionCatalogue = defineCatalogue("components/action-catalogue", {
  en: () => import("./action-catalogue.en.ts"),
  mn: () => import("./action-catalogue.mn.ts"),
});
