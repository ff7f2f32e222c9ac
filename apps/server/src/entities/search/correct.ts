import type { Db } from "../../platform/db/handle.ts";
import { isSpellable } from "./lexemes.ts";
import { nearWords } from "./near-words.ts";
import type { QueryWord, Unit } from "./read-query.ts";

/** Slips in more words than this are no slips. */
const mostSlips = 3;
const mostAttempts = 6;
/** A shorter word has too many neighbours. */
const shortestWord = 4;

/** It names no concept and may be misspelt. */
export function isSuspect({ concepts, words }: Unit): boolean {
  return concepts.length === 0 && words.every(({ text }) => text.length >= shortestWord && isSpellable(text));
}

/** The query with other words in the place of these: first the nearest of each, then others in the place of one. */
export async function correctedQueries(
  db: Db,
  { query, slips }: { query: string; slips: readonly QueryWord[] },
): Promise<string[]> {
  if (slips.length === 0 || slips.length > mostSlips) return [];
  const near = await Promise.all(slips.map(({ text }) => nearWords(db, text)));
  if (near.some((words) => words.length === 0)) return [];
  const nearest = near.map(([first]) => first ?? "");
  const others = near.flatMap((words, at) => words.slice(1).map((word) => nearest.with(at, word)));
  return [nearest, ...others]
    .slice(0, mostAttempts)
    .map((words) =>
      slips.reduceRight(
        (text, { start, end }, at) => text.slice(0, start) + (words[at] ?? "") + text.slice(end),
        query,
      ),
    );
}
