import { fold } from "../../text/fold.ts";

/**
 * The sound of a word of either script, closer than `fold` alone: it keeps к from х, ш from с and б from в or п, or else
 * the English "for" would be бүр and "best" биш. English words that still sound Mongolian have no sound.
 */
export function soundOf(word: string): string {
  return englishWords.has(word) ? "" : `${fold(word)}/${consonantsOf(word)}`;
}

// Vowels, в and the Latin v, w and y, which may stand for either, are left to `fold`.
function consonantsOf(word: string): string {
  let consonants = "";
  for (const [letters] of word.matchAll(/kh|ts|tz|ch|sh|zh|тс|./gu)) {
    const sound = latin[letters] ?? cyrillic[letters] ?? letters;
    if (!unheard.test(sound) && !consonants.endsWith(sound)) consonants += sound;
  }
  return consonants;
}

const unheard = /^[aeiouyvwöüаэиоуөүеёюяыйьъв]$/;
const latin: Readonly<Record<string, string>> = {
  kh: "h",
  x: "h",
  c: "ц",
  ts: "ц",
  tz: "ц",
  ch: "ч",
  q: "ч",
  sh: "ш",
  zh: "j",
};
const cyrillic: Readonly<Record<string, string>> = {
  тс: "ц",
  б: "b",
  г: "g",
  д: "d",
  ж: "j",
  з: "z",
  к: "k",
  л: "l",
  м: "m",
  н: "n",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  ф: "f",
  х: "h",
  щ: "ш",
};

const englishWords: ReadonlySet<string> = new Set(
  (
    "year years hour hours is easy east issue issues essay eyes ios iso name names daily error errors ear earn euro zone zones honey hong net neat box boxes " +
    "bus font fonts rope board bureau buyer buyers burn born bore should solo sole sold soil solar hidden coin coins jelly horn taiwan don one on in no so to"
  ).split(" "),
);
