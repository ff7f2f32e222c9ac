import { defineCatalogue } from "../lib/language/index.ts";

/** Words of the tag input; a route that shows one loads them. */
export const tagInputCatalogue = defineCatalogue("components/tag-input-catalogue", {
  en: () => import("./tag-input-catalogue.en.ts"),
  mn: () => import("./tag-input-catalogue.mn.ts"),
});
