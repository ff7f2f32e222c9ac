// English words as Mongolian writes them by their sound: стрийминг, фасилитейшн. What both spellings keep are the consonants.

/** Fewer consonants are shared by too many words. */
const fewest = 4;

// Letters and long vowels that Mongolian words have, and those from English hardly ever.
const mongolian = /[өүыьъ]|([аэоу])\1/;

/** The consonants of a Cyrillic word that may be English; undefined for what is Mongolian or too short to tell. */
export function soundOfLoan(word: string): string | undefined {
  if (!/^[а-яё]+$/.test(word) || mongolian.test(word)) return undefined;
  return soundOf(Array.from(word, (letter) => cyrillicSounds[letter] ?? "").join(""));
}

/** The consonants of an English word, as they are spoken. */
export function soundOfEnglish(word: string): string | undefined {
  if (!/^[a-z]+$/.test(word)) return undefined;
  let spoken = word;
  for (const [spelling, sound] of englishSounds) spoken = spoken.replaceAll(spelling, sound);
  return soundOf(spoken);
}

/** Which vowel stands first, or that none does, is kept as well. */
function soundOf(spoken: string): string | undefined {
  const consonants = spoken.replaceAll(/[aeiouy]/g, "").replaceAll(/(.)\1+/g, "$1");
  return consonants.length < fewest ? undefined : `${/^[aeiouy]/.test(spoken) ? "a" : ""}${consonants}`;
}

const cyrillicSounds: Readonly<Record<string, string>> = Object.fromEntries(
  "аa бb вv гg дd еe ёo жj зz иi йi кk лl мm нn оo өo пp рr сs тt уu үu фf хh цZ чC шS щS ыi эe юu яa"
    .split(" ")
    .map((pair) => [pair.charAt(0), pair.charAt(1)]),
);

const englishSounds: readonly (readonly [RegExp, string])[] = [
  [/[tsc]ion/g, "Sn"],
  [/tch|ch/g, "C"],
  [/sh/g, "S"],
  [/ph/g, "f"],
  [/th/g, "t"],
  [/wh|w/g, "v"],
  [/ck|q/g, "k"],
  [/c(?=[eiy])/g, "s"],
  [/c/g, "k"],
  [/dg|g(?=e)/g, "j"],
  [/x/g, "ks"],
];
