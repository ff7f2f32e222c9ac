// How a Mongolian label is typed in Latin letters: by the standard MNS 5217, and the ways of three people on a phone.

/** The standard spelling first. */
export function latinSpellings(label: string): string[] {
  return isRespelt(label)
    ? [standard, ...[1, 2, 3].map((seed) => habitOf(seed, label))].map((letters) => spell(label, letters))
    : [];
}

// Latin words are typed as they are; so are Cyrillic letters that stand alone or beside figures (А3, 3Д, и-баримт) and
// those of neighbouring languages.
function isRespelt(label: string): boolean {
  const asTheyAre =
    /\p{N}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{N}|(?<!\p{L})\p{Script=Cyrillic}(?!\p{L})|[қңғәұһі]/u;
  return /\p{Script=Cyrillic}/u.test(label) && !asTheyAre.test(label);
}

/** Everyone has one way for each letter, at least within a label. */
function habitOf(seed: number, label: string): Letters {
  const random = createRandom(seed, label);
  const own = Object.entries(phoneWays).map(([letter, ways]) => [
    letter,
    ways[Math.floor(random() * ways.length)],
  ]);
  return { ...standard, ...Object.fromEntries(own) };
}

type Letters = Readonly<Record<string, string>>;

function spell(label: string, letters: Letters): string {
  // Nobody types ий but as ii.
  return Array.from(label.replaceAll("ий", "ии"), (letter) => {
    const small = letter.toLowerCase();
    const latin = letters[small] ?? letter;
    return letter === small ? latin : latin.charAt(0).toUpperCase() + latin.slice(1);
  }).join("");
}

const standard: Letters = {
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  д: "d",
  е: "ye",
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
  ө: "ö",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ү: "ü",
  ф: "f",
  х: "kh",
  ц: "ts",
  ч: "ch",
  ш: "sh",
  щ: "sh",
  ъ: "i",
  ы: "y",
  ь: "i",
  э: "e",
  ю: "yu",
  я: "ya",
};

/** Where people on a phone go different ways. */
const phoneWays: Readonly<Record<string, readonly string[]>> = {
  в: ["v", "w"],
  е: ["e", "ye"],
  й: ["i", "y"],
  ө: ["o", "u"],
  ү: ["u", "v"],
  х: ["h", "x", "kh"],
  ц: ["ts", "c"],
  ъ: [""],
  ы: ["i", "y"],
  ь: ["i", ""],
};

/** Numbers from 0 to 1 that depend on the seed and the label alone (mulberry32). */
function createRandom(seed: number, label: string): () => number {
  let state = Array.from(label).reduce(
    (sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0),
    seed,
  );
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
