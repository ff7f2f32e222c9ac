import { defineCatalogue } from "../../lib/language/index.ts";

export const connectionsCatalogue = defineCatalogue("features/connections/catalogue", {
  en: () => import("./catalogue.en.ts"),
  mn: () => import("./catalogue.mn.ts"),
});
