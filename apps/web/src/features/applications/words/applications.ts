import { defineCatalogue } from "../../../lib/language/index.ts";

export const applicationsCatalogue = defineCatalogue("features/applications/words/applications", {
  en: () => import("./applications.en.ts"),
  mn: () => import("./applications.mn.ts"),
});
