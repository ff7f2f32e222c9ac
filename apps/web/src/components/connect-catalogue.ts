import { defineCatalogue } from "../lib/language/index.ts";

/** Wanted by members alone. */
export const connectCatalogue = defineCatalogue("components/connect-catalogue", {
  en: () => import("./connect-catalogue.en.ts"),
  mn: () => import("./connect-catalogue.mn.ts"),
});
