import { defineCatalogue } from "../../lib/language/index.ts";

export const domainCatalogue = defineCatalogue("features/domain/catalogue", {
  en: () => import("./catalogue.en.ts"),
  mn: () => import("./catalogue.mn.ts"),
});
