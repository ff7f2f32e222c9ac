import { defineCatalogue } from "../../lib/language/index.ts";

/** Wanted by members alone. */
export const safetyCatalogue = defineCatalogue("features/safety/catalogue", {
  en: () => import("./catalogue.en.ts"),
  mn: () => import("./catalogue.mn.ts"),
});
