import { language } from "../../platform/text/language.ts";
import { isSpeltAs } from "../../platform/text/same-words.ts";

/**
 * Of the concepts that some words name, those that the words are most properly the name of (labels stand in that order),
 * with the concepts that share a first name with them in either language: to the reader they are one.
 */
export function meantBy(words: string, concepts: readonly string[]): string[] {
  const ranked = concepts.map((id) => ({ id, rank: rankOf(words, id) }));
  const best = Math.min(...ranked.map(({ rank }) => rank));
  const meant = ranked.filter(({ rank }) => rank === best).map(({ id }) => id);
  return withNamesakes(meant);
}

/** Whether the words name a product: a name in both languages alike, and not the one by which its trade is called. */
export function isProductName(words: string, meant: readonly string[]): boolean {
  return meant.some((id) => placesOf(words, id).every((place) => place > 0));
}

/** Whether one of the names of what is meant is spelt so, rather than only inflected or heard alike. */
export function isLabel(words: string, meant: readonly string[]): boolean {
  return meant.some((id) => rankOf(words, id) < Infinity);
}

/** With the trades that go by the name of who has them: дизайнер is who designs and what he does. */
export function withTrades(ids: readonly string[]): string[] {
  return withNamesakes([...ids, ...ids.flatMap(tradesOf)]);
}

function withNamesakes(ids: readonly string[]): string[] {
  const namesakes = ids.flatMap(firstNames).flatMap((name) => byFirstName().get(name) ?? []);
  return [...new Set([...ids, ...namesakes])];
}

function tradesOf(id: string): string[] {
  const names = new Set(firstNames(id));
  return (language.get(id)?.implies ?? []).filter((trade) => {
    const { labels, hidden = [], tagOnly = [] } = language.get(trade) ?? {};
    const all = [...(labels?.en ?? []), ...(labels?.mn ?? []), ...hidden, ...tagOnly];
    return all.some((label) => names.has(label.toLowerCase()));
  });
}

/** How many other names come first. */
function rankOf(words: string, id: string): number {
  return Math.min(...placesOf(words, id).map((place) => (place < 0 ? Infinity : place)));
}

/** Among the names in either language; -1 where it is none. */
function placesOf(words: string, id: string): number[] {
  const { en = [], mn = [] } = language.get(id)?.labels ?? {};
  return [en, mn].map((labels) => labels.findIndex((label) => isSpeltAs(words, label)));
}

let known: Map<string, string[]> | undefined;

function byFirstName(): Map<string, string[]> {
  if (known) return known;
  known = new Map();
  for (const { id } of language.concepts)
    for (const name of firstNames(id)) known.set(name, [...(known.get(name) ?? []), id]);
  return known;
}

function firstNames(id: string): string[] {
  const { en = [], mn = [] } = language.get(id)?.labels ?? {};
  return [...new Set([...en.slice(0, 1), ...mn.slice(0, 1)].map((label) => label.toLowerCase()))];
}
