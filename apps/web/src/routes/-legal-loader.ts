import { informationCatalogue } from "../features/information/catalogue.ts";
import { legalCatalogue } from "../features/information/legal-catalogue.ts";
import { pageHead } from "../lib/head.ts";
import type { RouterContext } from "../router.tsx";

export async function loadLegal({ language }: RouterContext, page: "privacy" | "terms" | "cookies") {
  await language.load(informationCatalogue, legalCatalogue);
  const { title, intro } = language.words(legalCatalogue).pages[page];
  return pageHead({ title, description: intro });
}
