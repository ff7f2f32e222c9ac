import { defineCatalogue } from "../lib/language/index.ts";

/** Wanted wherever a match can be saved, and where a visitor's saves move into an account. */
export const savedMatchCatalogue = defineCatalogue("components/saved-match-catalogue", {
  en: () => import("./saved-match-catalogue.en.ts"),
  mn: () => import("./saved-match-catalogue.mn.ts"),
});
