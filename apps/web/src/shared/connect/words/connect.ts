import { defineCatalogue } from "../../../lib/language/index.ts";

/** Wanted by members alone. */
export const connectCatalogue = defineCatalogue("shared/connect/words/connect", {
  en: () => import("./connect.en.ts"),
  mn: () => import("./connect.mn.ts"),
});
