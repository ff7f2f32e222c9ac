// The stems on which a dictionary word is inflected.

/**
 * `word`: of the dictionary. `form`: known as it stands, but a form of another (татварын). `abbreviation`: without forms,
 * unless by a hyphen (ХАА-н): хаана "where" is no form of ХАА.
 */
export type WordStatus = "word" | "form" | "abbreviation";

export type Stem = {
  readonly word: string;
  readonly status: WordStatus;
  /** The stem as it is spelled in Cyrillic. */
  readonly spelling: string;
  /** The endings it takes. */
  readonly kind: "noun" | "verb";
  /** Whether it is a word without an ending; altered stems and those of verbs are not. */
  readonly isWhole: boolean;
};

/** The stems of a lower-case Cyrillic word. */
export function stemsOf(word: string, given: WordStatus): Stem[] {
  const status = word.length === 1 ? "abbreviation" : given;
  const whole: Stem = { word, status, spelling: word, kind: "noun", isWhole: true };
  const altered = status === "abbreviation" ? [] : alteredStems(word);
  const verbal = status === "word" ? verbalStems(word) : [];
  return [
    ...[word, ...shorterNames(word)].map((spelling): Stem => ({ ...whole, spelling })),
    ...altered.map((spelling): Stem => ({ ...whole, spelling, isWhole: false })),
    ...verbal.map((spelling): Stem => ({ ...whole, spelling, kind: "verb", isWhole: false })),
  ].flatMap(withSignsTyped);
}

const vowel = "[аэоөуүиеёюяы]";
const consonant = "[бвгджзклмнпрстфхцчшщ]";
const unstableVowel = new RegExp(`(?<=${vowel}.*)(${consonant}ь?)[аэоөуүие](${consonant}ь?)$`);
const harmonicVowel = new RegExp(`(?:${["[ауя]:а", "[оё]:о", "[эүеи]:э", "ө:ө"].map(inHarmony).join("|")})$`);
const shortVowel = new RegExp(`(?<=${consonant})[аэоөуүие]$`);
const cluster = new RegExp(`${consonant}{2}$`);
const infinitive = /(?:[аэоөуүиеёюяы][аэоөуүиеёюяый]|[аэоөуүиеёюяы].*[аэоөуүиеёюяы])х$/;

// и is neutral: зорилго is in harmony.
function inHarmony(vowels: string): string {
  return vowels.replace(":", `(?:${consonant}|и)*${consonant}`);
}

function alteredStems(word: string): string[] {
  const stems = [];
  // захирал, захирлын
  if (unstableVowel.test(word)) stems.push(word.replace(unstableVowel, "$1$2"));
  // хандлага, хандлагын; but метро, метроны
  if (harmonicVowel.test(word)) stems.push(word.slice(0, -1));
  return stems;
}

/** Who does something is named either way: гуталчин, гуталч, and many of them гуталчид. */
function shorterNames(word: string): string[] {
  return word.length > 5 && word.endsWith("чин") ? [word.slice(0, -2)] : [];
}

/** Verbs are named by their -х form; short words of one syllable that end so are nouns: мах, дух. */
export function isInfinitive(word: string): boolean {
  return infinitive.test(word);
}

function verbalStems(word: string): string[] {
  if (!isInfinitive(word)) return [];
  const root = word.slice(0, -1);
  if (!shortVowel.test(root)) return [root];
  // бичих, бичсэн
  const bare = root.slice(0, -1);
  const stems = [root, bare];
  // тавих, тавьсан
  if (root.endsWith("и")) stems.push(`${bare}ь`);
  // ухрах, ухарсан; багшлах, багшилсан
  if (cluster.test(bare)) {
    const vowel = hushing.test(bare) ? "и" : linkingVowel(root);
    stems.push(bare.slice(0, -1) + vowel + bare.slice(-1));
  }
  return stems;
}

/** After ж ч ш only и is written. */
const hushing = /[жчш].$/;

// и is neutral: the vowel before it decides (мөнхжих, мөнхөжсөн).
function linkingVowel(root: string): string {
  const last = root.match(/[аоөэуүе]/g)?.at(-1) ?? "э";
  return linkingVowels[last] ?? last;
}
const linkingVowels: Record<string, string> = { у: "а", ү: "э", е: "э" };

// The signs are also typed as и, above all in Latin letters.
function withSignsTyped(stem: Stem): Stem[] {
  const typed = stem.spelling.replaceAll(/[ьъ]/g, "и");
  return typed === stem.spelling ? [stem] : [stem, { ...stem, spelling: typed }];
}
