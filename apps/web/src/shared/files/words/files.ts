import { defineCatalogue } from "../../../lib/language/index.ts";

/** Words of the fields for files and for a picture; a route that shows one loads them. */
export const filesFieldCatalogue = defineCatalogue("shared/files/words/files", {
  en: () => import("./files.en.ts"),
  mn: () => import("./files.mn.ts"),
});
