import { defineCatalogue } from "../../lib/language/index.ts";

export const storiesCatalogue = defineCatalogue("features/success-stories/catalogue", {
  en: () => import("./catalogue.en.ts"),
  mn: () => import("./catalogue.mn.ts"),
});
