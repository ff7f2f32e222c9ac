import { savedMatchCatalogue } from "../../components/saved-match-catalogue.ts";
import { useLanguage, useT } from "../../lib/language/index.ts";
import { vocabularyCatalogue } from "../../lib/vocabulary/index.ts";
import { matchingCatalogue } from "./catalogue.ts";

/** The dialogs are opened after the page: they bring the words that no route has loaded, all at once. */
export function useMatchingWords() {
  const language = useLanguage();
  for (const catalogue of [vocabularyCatalogue, savedMatchCatalogue]) void catalogue.load(language);
  const words = useT(matchingCatalogue);
  useT(vocabularyCatalogue);
  useT(savedMatchCatalogue);
  return words;
}
