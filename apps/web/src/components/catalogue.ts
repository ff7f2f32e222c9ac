import { defineCatalogue } from "../lib/language/index.ts";

/** Words of the shared components; the root route loads them. */
export const componentsCatalogue = defineCatalogue("components/catalogue", {
  en: () => import("./catalogue.en.ts"),
  mn: () => import("./catalogue.mn.ts"),
});
