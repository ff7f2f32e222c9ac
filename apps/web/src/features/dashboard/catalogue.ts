import { defineCatalogue } from "../../lib/language/index.ts";

export const dashboardCatalogue = defineCatalogue("features/dashboard/catalogue", {
  en: () => import("./catalogue.en.ts"),
  mn: () => import("./catalogue.mn.ts"),
});
