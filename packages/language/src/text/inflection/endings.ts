// The endings of Mongolian inflection: one list, compiled for each script. Only inflection, never derivation; the lexicon
// decides which word an ending is taken off. In the patterns
//   A  a long vowel in harmony: аа ээ оо өө      a  a short one      V  any short vowel
//   U  уу үү                                     Y  ы ий, or й after и

const plural = "(?:(?:н|ч|г)?Uд|чUл|V?д|нар)";
const genitive = "(?:г?Yн|нY|н|Y)";
const otherCase = "(?:(?:г|н)?Yг|г|V?н?д|т|(?:г|н)?Aс|г?Aр|н?(?:р|л)U)";
// Who deals with it: ятга, ятгачин, ятгач.
const agent = "(?:чин|C)";
// "Without", "with" and "that of" are declined in their turn: -гүйгээр, -тайгаа, -ынхаас.
const openCase = `(?:н?гүй|н?тaй|${genitive}х(?:aн)?)`;
const nominal = `${agent}?${plural}?${openCase}?(?:${genitive}(?:хA)?|${otherCase}?(?:г?A)?)`;

const voice = "(?:Uл|V?лгa|V?гд|V?лц|V?лд|чих|зн)";
const participle = "(?:V?х|сa?н|дa?г|г?A|V?мAр)";
const finite = [
  "нaм?|V?н",
  "V?(?:ж|ч)A?|жYг|жгA",
  "г?Aд",
  "V?(?:в|б)(?:aл)?",
  "V?лA|х?лAр",
  "V?мa?гц",
  "V?тaл|V?лгүй",
  "V?нгA|V?нгUт",
  "(?:ь|ъ)?(?:я|е|ё)",
  "г?Aрaй|г?Aсaй|г?Aч|гтUн|V?тUгaй|г?Uзaй",
  "V?цгA(?:я|е|ё)?",
  "сAр|V?вч|г?Uт|г?Uштaй",
  "хUйц",
].join("|");
const verbal = `(?:${voice}V?){0,2}(?:(?:${finite})(?:г?A)?|${participle}${nominal}|)`;

/** Tests of the last letter of a stem and all that follows it. */
export type Endings = {
  readonly noun: (letters: string) => boolean;
  readonly verb: (letters: string) => boolean;
};

/** The endings as a script writes them; `patternOf` gives the pattern of one letter or sign of the list above. */
export function compileEndings(patternOf: (letter: string) => string): Endings {
  const testOf = (endings: string) => {
    const source = endings.replaceAll(/[A-Z]|a|\p{Script=Cyrillic}/gu, patternOf);
    const whole = new RegExp(`^.(?:${source})$`);
    return (letters: string) => letters.length <= longest && whole.test(letters);
  };
  return { noun: testOf(nominal), verb: testOf(verbal) };
}

/** Whether an ending makes a word of its own: who deals with what the stem names. */
export function isAgent(ending: string): boolean {
  return /^(?:ч(?![уү])|chin)/.test(ending);
}

const longest = 20;
