import { defineCatalogue } from "../../../lib/language/index.ts";

export const domainCatalogue = defineCatalogue("features/domain/words/domain", {
  en: () => import("./domain.en.ts"),
  mn: () => import("./domain.mn.ts"),
});
