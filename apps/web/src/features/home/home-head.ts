import { pageHead } from "../../lib/head.ts";
import { catalogue, type LanguageStore } from "../../lib/language/index.ts";

/** The first page is called as its large words are: the operator's, where there are some. */
export function homeHead({ site, current, words }: LanguageStore): ReturnType<typeof pageHead> {
  const hero = site?.hero;
  if (!hero) return pageHead(words(catalogue("home")).head);
  return pageHead({ title: hero.title[current], description: hero.intro[current] });
}
