import { defineCatalogue } from "../../../lib/language/index.ts";

export const myMatchesCatalogue = defineCatalogue("features/my-matches/words/my-matches", {
  en: () => import("./my-matches.en.ts"),
  mn: () => import("./my-matches.mn.ts"),
});
