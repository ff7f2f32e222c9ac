import { defineCatalogue } from "../lib/language/index.ts";

/** Words of the fields for files and for a picture; a route that shows one loads them. */
export const filesFieldCatalogue = defineCatalogue("components/files-field-catalogue", {
  en: () => import("./files-field-catalogue.en.ts"),
  mn: () => import("./files-field-catalogue.mn.ts"),
});
