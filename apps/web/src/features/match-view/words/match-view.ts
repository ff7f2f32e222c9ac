import { defineCatalogue } from "../../../lib/language/index.ts";

export const matchViewCatalogue = defineCatalogue("features/match-view/words/match-view", {
  en: () => import("./match-view.en.ts"),
  mn: () => import("./match-view.mn.ts"),
});
