import { defineCatalogue } from "../../../lib/language/index.ts";

export const dashboardCatalogue = defineCatalogue("features/dashboard/words/dashboard", {
  en: () => import("./dashboard.en.ts"),
  mn: () => import("./dashboard.mn.ts"),
});
