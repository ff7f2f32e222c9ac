import { savedMatchCatalogue } from "../../shared/saves/words/saves.ts";
import { useLanguage, useT } from "../../lib/language/index.ts";
import { vocabularyCatalogue } from "../../shared/vocabulary/index.ts";
import { matchingCatalogue } from "./words/matching.ts";

/** The dialogs are opened after the page: they bring the words that no route has loaded, all at once. */
export function useMatchingWords() {
  const language = useLanguage();
  for (const catalogue of [vocabularyCatalogue, savedMatchCatalogue]) void catalogue.load(language);
  const words = useT(matchingCatalogue);
  useT(vocabularyCatalogue);
  useT(savedMatchCatalogue);
  return words;
}
