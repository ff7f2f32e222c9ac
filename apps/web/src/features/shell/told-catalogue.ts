import { defineCatalogue } from "../../lib/language/index.ts";

/** What people did, in words: under the bell and in the delivery log. */
export const toldCatalogue = defineCatalogue("features/shell/told-catalogue", {
  en: () => import("./told-catalogue.en.ts"),
  mn: () => import("./told-catalogue.mn.ts"),
});
