import { compileEndings } from "./endings.ts";
import { softenLetters } from "../fold.ts";
import type { Beginning, Script } from "./script.ts";

const patterns: Record<string, string> = {
  // One letter after a vowel: компани, компаниас; аяга, аягаар.
  A: "(?:аа|ээ|оо|өө|ее|(?<=[аэоөуүи])[аэоө])",
  a: "[аэоөе]",
  V: "[аэоөеи]",
  U: "(?:уу|үү|(?<=[уүи])[уү])",
  Y: "(?:ы|ий|(?<=и)й)",
  // After these it makes verbs' forms: гар, гарч.
  C: "(?<![вгрс])ч",
  ү: "[үу]",
};

export const cyrillic: Script = {
  keyOfStem: softenLetters,
  keysOfWord: (word) => [softenLetters(word)],
  beginningOf,
  endings: compileEndings((letter) => patterns[letter] ?? letter),
  isInHarmony: () => true,
  margin: 1,
  isExact: true,
};

/** Words up to this length differ by single letters: түүж, тууж. */
const shortWord = 4;

// Whoever has no ү and ө on the keyboard types у and о for them, but not the other way round.
function beginningOf(word: string, stem: string): Beginning | undefined {
  const { length } = stem;
  if (word.startsWith(stem)) return { length, unlikeness: 0 };
  if (length <= shortWord) return undefined;
  for (let at = 0; at < length; at++)
    if (word[at] !== stem[at] && word[at] !== softenLetters(stem[at] ?? "")) return undefined;
  return { length, unlikeness: 1 };
}
