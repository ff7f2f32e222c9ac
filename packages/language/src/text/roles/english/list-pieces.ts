// How far a list goes on in the pieces of an English sentence.
import { isRefused, listPiece, type Reading, type Segment } from "../../clauses.ts";
import type { Word } from "../../words.ts";

const longList = 6;

/** A need goes on to the end of the sentence; what else is said ends with its list. */
export function isPastList(
  role: Reading | undefined,
  words: readonly Word[],
  { from, to }: Pick<Segment, "from" | "to">,
): boolean {
  if (isRefused(role)) return firstOf(words, from, to) > listPiece;
  return (role === "have" || role === "aside") && to - from > longList;
}

/** "I don't do apps, restaurants or anything with tokens": words up to what it may be instead. */
function firstOf(words: readonly Word[], from: number, to: number): number {
  const other = words.slice(from, to).findIndex(({ text }) => text === "or" || text === "nor");
  return other > 0 ? other : to - from;
}
