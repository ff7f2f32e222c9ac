import { defineCatalogue } from "../../lib/language/index.ts";

/** Words of the shared components; the root route loads them. */
export const componentsCatalogue = defineCatalogue("ui/words/ui", {
  en: () => import("./ui.en.ts"),
  mn: () => import("./ui.mn.ts"),
});
