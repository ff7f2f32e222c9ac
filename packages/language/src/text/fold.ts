// One phonetic alphabet for Cyrillic and Latin Mongolian: three vowels (a e o), merged consonants, no doubled letters.
// People write ө ү х в in several Latin ways (h/x/kh, u/v/o/w …); all of them meet here.

/** The phonetic key of one lower-case word of either script; letters it does not know (digits …) stay. */
export function fold(word: string): string {
  let [key, last] = ["", ""];
  for (let at = 0; at < word.length;) {
    const { sound, length } = readingsAt(word, at)[0];
    if (sound !== "" && goesOn(last, sound)) {
      key += sound;
      last = sound;
    }
    at += length;
  }
  return key;
}

/** The keys of every way to read a word, the likeliest first: Latin v is ү, ө or в, y is ү or ы, sh is ш or сх. */
export function foldings(word: string): string[] {
  // The keys of what is read so far, by the place of the letter that comes next.
  const open: Set<string>[] = Array.from({ length: word.length + 1 }, () => new Set());
  open[0]?.add("");
  for (let at = 0; at < word.length; at++) {
    for (const { sound, length } of readingsAt(word, at)) {
      const next = open[at + length];
      for (const key of open[at] ?? []) if (next && next.size < mostFoldings) next.add(extended(key, sound));
    }
  }
  return [...(open[word.length] ?? [])];
}

const mostFoldings = 16;

/**
 * A Cyrillic word without the differences that keyboards and habits make: ү typed as у, ө as о, е for э, doubled consonants.
 * Very short words keep every letter: түүж and тууж are different words.
 */
export function soften(word: string): string {
  return word.length <= 4 ? word : softenLetters(word).replaceAll(/([бвгджзклмнпрстфхцчшщ])\1/g, "$1");
}

/** The letters alone, of a word of any length. */
export function softenLetters(word: string): string {
  return word
    .replaceAll("ү", "у")
    .replaceAll("ө", "о")
    .replaceAll("э", "е")
    .replaceAll("й", "и")
    .replaceAll("ь", "и");
}

type Reading = {
  readonly sound: string;
  /** How many letters it takes. */
  readonly length: number;
};
type Readings = readonly [Reading, ...Reading[]];

// Each sound with the letters that always have it; ъ, ь and apostrophes have none.
const alphabet =
  "a:аяa e:эеийыei o:оөуүёюoöuü b:бвпфbpf g:гg k:кхkhx c:цчcq j:жj z:зz s:сшщs d:дd t:тt l:лl m:мm n:нn r:рr :ъь'’ʼ";
const letterReadings = new Map<string, Readings>(
  alphabet.split(" ").flatMap((entry) => {
    const [sound = "", letters = ""] = entry.split(":");
    return Array.from(letters, (letter): [string, Readings] => [letter, [{ sound, length: 1 }]]);
  }),
);
// Where the second reading is right the letters stand each for itself: сх is typed sh, тс ts.
const pairReadings = new Map<string, Readings>([
  ["kh", [{ sound: "k", length: 2 }]],
  ["ch", [{ sound: "c", length: 2 }]],
  ["ts", choice("c", "t", 2)],
  ["tz", choice("c", "t", 2)],
  ["sh", choice("s", "s", 2)],
  ["zh", choice("j", "z", 2)],
]);
// ya, үе, йог
const silentOrVowel: Readings = [...choice("", "o"), { sound: "e", length: 1 }];
const iOrU = choice("e", "o");
const vOrU = choice("b", "o");
const uOrV = choice("o", "b");

function choice(likely: string, other: string, length = 1): [Reading, Reading] {
  return [
    { sound: likely, length },
    { sound: other, length: 1 },
  ];
}

function readingsAt(word: string, at: number): Readings {
  const letter = word[at] ?? "";
  if (letter === "y") return isLatinVowel(word[at + 1]) ? silentOrVowel : iOrU;
  if (letter === "v" || letter === "w") return isVowelV(word, at) ? uOrV : vOrU;
  const pair = letter <= "z" ? pairReadings.get(letter + (word[at + 1] ?? "")) : undefined;
  return pair ?? letterReadings.get(letter) ?? [{ sound: letter, length: 1 }];
}

// Latin v is ү between consonants and in -gvi (hvn, gvi), в beside a vowel (avna).
function isVowelV(word: string, at: number): boolean {
  const before = word[at - 1];
  const after = word[at + 1];
  if (before === word[at] || after === word[at]) return true;
  if (isLatinVowel(after)) return after === "i" && before !== undefined && "ghk".includes(before);
  return !isLatinVowel(before) && after !== undefined;
}

function isLatinVowel(letter: string | undefined): boolean {
  return letter !== undefined && "aeiouöü".includes(letter);
}

function extended(key: string, sound: string): string {
  return goesOn(key.at(-1), sound) ? key + sound : key;
}

/** A vowel run counts as its first vowel, a doubled consonant as one. */
function goesOn(last: string | undefined, sound: string): boolean {
  return last !== sound && !(isVowel(last) && isVowel(sound));
}

function isVowel(sound: string | undefined): boolean {
  return sound === "a" || sound === "e" || sound === "o";
}
