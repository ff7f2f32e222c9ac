import { defineCatalogue } from "../../../lib/language/index.ts";

/** Wanted wherever a match can be saved, and where a visitor's saves move into an account. */
export const savedMatchCatalogue = defineCatalogue("shared/saves/words/saves", {
  en: () => import("./saves.en.ts"),
  mn: () => import("./saves.mn.ts"),
});
