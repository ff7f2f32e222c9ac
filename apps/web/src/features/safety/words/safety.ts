import { defineCatalogue } from "../../../lib/language/index.ts";

/** Wanted by members alone. */
export const safetyCatalogue = defineCatalogue("features/safety/words/safety", {
  en: () => import("./safety.en.ts"),
  mn: () => import("./safety.mn.ts"),
});
