// How tests type Mongolian in Latin letters.

/** MNS 5217. */
export function typeByStandard(word: string): string {
  return Array.from(word, (letter) => ways[letter]?.[0] ?? letter).join("");
}

/** As on a phone: one way by chance for every letter, and now and then a long vowel typed short. */
export function typeByChance(word: string, random: () => number): string {
  const letters = Array.from(word).filter(
    (letter, at) => letter !== word[at - 1] || random() > 0.25 || !isVowel(letter),
  );
  return letters.map((letter) => pick(phoneWays[letter] ?? ways[letter] ?? [letter], random)).join("");
}

/** Numbers from 0 to 1, the same for the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function pick(choices: readonly string[], random: () => number): string {
  return choices[Math.floor(random() * choices.length)] ?? "";
}

function isVowel(letter: string): boolean {
  return "аэоөуү".includes(letter);
}

const ways: Record<string, readonly string[]> = Object.fromEntries(
  (
    "а:a б:b в:v г:g д:d е:ye ё:yo ж:j з:z и:i й:i к:k л:l м:m н:n о:o ө:ö п:p р:r с:s т:t у:u ү:ü ф:f х:kh ц:ts ч:ch ш:sh щ:sh " +
    "ъ:i ы:y ь:i э:e ю:yu я:ya"
  )
    .split(" ")
    .map((entry) => [entry.slice(0, 1), [entry.slice(2)]]),
);
const phoneWays: Record<string, readonly string[]> = {
  ө: ["o", "u", "v"],
  ү: ["u", "y", "v"],
  х: ["h", "x", "kh"],
  ц: ["ts", "c"],
  в: ["v", "w"],
  е: ["e", "ye"],
  ы: ["i"],
  ь: ["i", ""],
  ъ: ["i", ""],
};
