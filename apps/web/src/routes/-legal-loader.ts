import { informationCatalogue } from "../features/information/words/information.ts";
import { legalCatalogue } from "../features/information/words/legal.ts";
import { pageHead } from "../lib/head.ts";
import type { RouterContext } from "../lib/router-context.ts";

export async function loadLegal({ language }: RouterContext, page: "privacy" | "terms" | "cookies") {
  await language.load(informationCatalogue, legalCatalogue);
  const { title, intro } = language.words(legalCatalogue).pages[page];
  return pageHead({ title, description: intro });
}
