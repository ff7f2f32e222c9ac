import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";

/** The dialogs are opened after the page: they bring the words that no route has loaded, all at once. */
export function useMatchingWords() {
  const language = useLanguage();
  for (const wanted of [catalogue("vocabulary"), catalogue("saves")]) void wanted.load(language);
  const words = useT(catalogue("matching"));
  useT(catalogue("vocabulary"));
  useT(catalogue("saves"));
  return words;
}
