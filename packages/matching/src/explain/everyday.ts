// Words that two profiles may share without a reason: everyday words of either language, however they are inflected.
import { everydayEnglish, everydayMongolian, fold } from "@khamt/language";

/** Whether all of the words are everyday ones. */
export function isEverydayWord(words: string): boolean {
  return words
    .toLowerCase()
    .split(/[^\p{L}\p{N}'-]+/u)
    .every((word) => word.length < shortest || isEnglish(word) || isMongolian(word));
}

/** Shorter words are abbreviations and slips of the pen as often as words. */
const shortest = 3;

function isEnglish(word: string): boolean {
  return forms.some(([ending, instead]) => {
    const stem = word.endsWith(ending) ? word.slice(0, word.length - ending.length) : undefined;
    return stem !== undefined && everydayEnglish.has(stem + instead);
  });
}

const forms = [
  ["", ""],
  ["s", ""],
  ["es", ""],
  ["ies", "y"],
  ["ed", ""],
  ["ed", "e"],
  ["ing", ""],
  ["ing", "e"],
  ["ly", ""],
  ["er", ""],
  ["'s", ""],
] as const;

/** Endings of Mongolian words are this long at most: өдөр, өдөртөө. A Latin word needs more of a stem to be taken for one. */
const longestEnding = 5;

function isMongolian(word: string): boolean {
  const key = fold(word);
  const shortestStem = /^[a-z]/.test(word) ? shortest + 1 : shortest;
  if (mongolian.has(key)) return true;
  for (let end = key.length; end >= Math.max(shortestStem, key.length - longestEnding); end--)
    if (mongolian.has(key.slice(0, end))) return true;
  return false;
}

const mongolian: ReadonlySet<string> = new Set(everydayMongolian.map(fold));
