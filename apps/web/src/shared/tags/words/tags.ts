import { defineCatalogue } from "../../../lib/language/index.ts";

/** Words of the tag input; a route that shows one loads them. */
export const tagInputCatalogue = defineCatalogue("shared/tags/words/tags", {
  en: () => import("./tags.en.ts"),
  mn: () => import("./tags.mn.ts"),
});
