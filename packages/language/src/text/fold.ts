// One phonetic alphabet for Cyrillic and Latin Mongolian: three vowels (a e o), merged consonants, no doubled letters.
// People write ө ү х в in several Latin ways (h/x/kh, u/v/o/w …); all of them meet here.

const consonants: Record<string, string> = {
  б: "b",
  в: "b",
  п: "b",
  ф: "b",
  г: "g",
  к: "k",
  х: "k",
  ц: "c",
  ч: "c",
  ж: "j",
  з: "z",
  ш: "s",
  щ: "s",
  с: "s",
  д: "d",
  т: "t",
  л: "l",
  м: "m",
  н: "n",
  р: "r",
};
const vowels: Record<string, string> = {
  а: "a",
  я: "a",
  э: "e",
  е: "e",
  и: "e",
  й: "e",
  ы: "e",
  о: "o",
  ө: "o",
  у: "o",
  ү: "o",
  ё: "o",
  ю: "o",
};
const latin: Record<string, string> = {
  a: "a",
  e: "e",
  i: "e",
  o: "o",
  u: "o",
  ü: "o",
  ö: "o",
  b: "b",
  p: "b",
  f: "b",
  g: "g",
  k: "k",
  h: "k",
  x: "k",
  c: "c",
  q: "c",
  j: "j",
  z: "z",
  s: "s",
  d: "d",
  t: "t",
  l: "l",
  m: "m",
  n: "n",
  r: "r",
};

/** The phonetic key of one lower-case word of either script; letters it does not know (digits …) stay. */
export function fold(word: string): string {
  let key = "";
  for (let at = 0; at < word.length;) {
    const [sound, length] = soundAt(word, at);
    if (sound !== "" && !continues(key, sound)) key += sound;
    at += length;
  }
  return key;
}

/**
 * A Cyrillic word without the differences that keyboards and habits make: ү typed as у, ө as о, е for э, doubled consonants.
 * Very short words keep every letter: түүж and тууж are different words.
 */
export function soften(word: string): string {
  return word.length <= 4 ? word : softenLetters(word).replaceAll(/([бвгджзклмнпрстфхцчшщ])\1/g, "$1");
}

/** The letters alone, of a word of any length: for comparing beginnings. */
export function softenLetters(word: string): string {
  return word.replaceAll(/[үөэйь]/g, (letter) => softLetters[letter] ?? letter);
}

/** A closer spelling in Latin letters, for words too short to be told apart by their phonetic key. */
export function spell(word: string): string {
  let spelling = "";
  for (const letter of word) spelling += closeSpelling[letter] ?? letter;
  return spelling.replaceAll("kh", "h").replaceAll("x", "h").replaceAll("w", "v");
}

export function isVowel(sound: string | undefined): boolean {
  return sound === "a" || sound === "e" || sound === "o";
}

const softLetters: Record<string, string> = { ү: "у", ө: "о", э: "е", й: "и", ь: "и" };

const closeSpelling: Record<string, string> = {
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  д: "d",
  е: "e",
  ё: "yo",
  ж: "j",
  з: "z",
  и: "i",
  й: "i",
  к: "k",
  л: "l",
  м: "m",
  н: "n",
  о: "o",
  ө: "o",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ү: "u",
  ф: "f",
  х: "h",
  ц: "ts",
  ч: "ch",
  ш: "sh",
  щ: "sh",
  ъ: "",
  ы: "i",
  ь: "",
  э: "e",
  ю: "yu",
  я: "ya",
  ö: "o",
  ü: "u",
};

function soundAt(word: string, at: number): [sound: string, length: number] {
  const letter = word[at] ?? "";
  // тс sounds as ц, and both are typed ts.
  if (letter === "т" && word[at + 1] === "с") return ["c", 2];
  const cyrillic = consonants[letter] ?? vowels[letter];
  if (cyrillic !== undefined) return [cyrillic, 1];
  if (letter === "ь" || letter === "ъ") return ["", 1];
  const pair = word.slice(at, at + 2);
  if (pair === "kh") return ["k", 2];
  if (pair === "ts" || pair === "ch" || pair === "tz") return ["c", 2];
  if (pair === "sh") return ["s", 2];
  if (pair === "zh") return ["j", 2];
  if (letter === "y") return [isLatinVowel(word[at + 1]) ? "" : "e", 1];
  if (letter === "v" || letter === "w") return [soundOfV(word, at), 1];
  return [latin[letter] ?? letter, 1];
}

// Latin v is ү between consonants and in -gvi (hvn, gvi), в beside a vowel (avna).
function soundOfV(word: string, at: number): string {
  const before = word[at - 1];
  const after = word[at + 1];
  if (before === word[at] || after === word[at]) return "o";
  if (isLatinVowel(after)) return after === "i" && before !== undefined && "ghk".includes(before) ? "o" : "b";
  return isLatinVowel(before) || after === undefined ? "b" : "o";
}

function isLatinVowel(letter: string | undefined): boolean {
  return letter !== undefined && "aeiouöü".includes(letter);
}

// A vowel run counts as its first vowel, a doubled consonant as one.
function continues(key: string, sound: string): boolean {
  const last = key.at(-1);
  return last === sound || (isVowel(last) && isVowel(sound));
}
