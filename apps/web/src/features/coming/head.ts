import { pageHead } from "../../lib/head.ts";
import type { LanguageStore } from "../../lib/language/index.ts";
import { comingCatalogue } from "./catalogue.ts";
import type { ComingPageName } from "./ways-on.ts";

interface Matched {
  match: { context: { language: LanguageStore } };
}

/** The route's `head` of a page that is to come; of an address that turned out not to exist, none. */
export function comingHead(page: ComingPageName) {
  return ({ match }: Matched) => {
    const words = match.context.language.peek(comingCatalogue)?.pages[page];
    return words === undefined ? {} : pageHead({ title: words.title, description: words.intro });
  };
}
