import { defineCatalogue } from "../../../lib/language/index.ts";

export const projectsCatalogue = defineCatalogue("features/projects/words/projects", {
  en: () => import("./projects.en.ts"),
  mn: () => import("./projects.mn.ts"),
});
