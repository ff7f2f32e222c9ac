import { defineCatalogue } from "../../lib/language/index.ts";

/** What any button that calls the server may have to say; a route that shows one loads it. */
export const actionCatalogue = defineCatalogue("ui/words/action", {
  en: () => import("./action.en.ts"),
  mn: () => import("./action.mn.ts"),
});
