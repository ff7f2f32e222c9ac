import { pageHead } from "../../lib/head.ts";
import type { LanguageStore } from "../../lib/language/index.ts";
import type { InformationCatalogueWords } from "./catalogue.en.ts";
import { informationCatalogue } from "./catalogue.ts";

interface Matched {
  match: { context: { language: LanguageStore } };
}

/** The route's `head` of an information page. */
export function informationHead(page: keyof InformationCatalogueWords["pages"]) {
  return ({ match }: Matched) => {
    const { title, intro } = match.context.language.words(informationCatalogue).pages[page];
    return pageHead({ title, description: intro });
  };
}
