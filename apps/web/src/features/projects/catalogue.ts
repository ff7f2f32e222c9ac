import { defineCatalogue } from "../../lib/language/index.ts";

export const projectsCatalogue = defineCatalogue("features/projects/catalogue", {
  en: () => import("./catalogue.en.ts"),
  mn: () => import("./catalogue.mn.ts"),
});
