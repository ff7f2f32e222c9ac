import { pageHead } from "../lib/head.ts";
import type { RouterContext } from "../lib/router-context.ts";
import { catalogue } from "../lib/language/index.ts";

export async function loadLegal({ language }: RouterContext, page: "privacy" | "terms" | "cookies") {
  await language.load(catalogue("information"), catalogue("legal"));
  const { title, intro } = language.words(catalogue("legal")).pages[page];
  return pageHead({ title, description: intro });
}
