import { defineCatalogue } from "../../../lib/language/index.ts";

export const ideasCatalogue = defineCatalogue("features/ideas/words/ideas", {
  en: () => import("./ideas.en.ts"),
  mn: () => import("./ideas.mn.ts"),
});
