import { defineCatalogue } from "../../lib/language/index.ts";

export const homeCatalogue = defineCatalogue("features/home/catalogue", {
  en: () => import("./catalogue.en.ts"),
  mn: () => import("./catalogue.mn.ts"),
});
