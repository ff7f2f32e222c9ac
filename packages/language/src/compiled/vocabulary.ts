// The words that several concepts use. Labels name them by their place in this list.
import type { ByteReader } from "./bytes.ts";
import { countOfCommon, mostShared } from "./tokens.ts";

/** The words of at least two concepts: the commonest, then the rest, either part in the order of its letters. */
export function sharedWordsOf(wordsOfConcepts: readonly ReadonlySet<string>[]): string[] {
  const uses = new Map<string, number>();
  for (const words of wordsOfConcepts) for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);
  const shared = [...uses].filter(([, count]) => count > 1).sort(([, a], [, b]) => b - a);
  const byUse = shared.slice(0, mostShared).map(([word]) => word);
  const common = countOfCommon(byUse.length);
  return [...byUse.slice(0, common).sort(), ...byUse.slice(common).sort()];
}

/** Each word says how much of the word before it begins it, then gives the rest. */
export function writeSharedWords(
  words: readonly string[],
  prefixes: number[],
  writeRest: (rest: string) => void,
): void {
  let before = "";
  for (const word of words) {
    const length = Math.min(commonPrefix(before, word), 255);
    prefixes.push(length);
    writeRest(word.slice(length));
    before = word;
  }
}

export function readSharedWords(prefixes: ByteReader, readRest: () => string): string[] {
  const words: string[] = [];
  let word = "";
  while (!prefixes.isAtEnd()) {
    word = word.slice(0, prefixes.byte()) + readRest();
    words.push(word);
  }
  return words;
}

function commonPrefix(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}
