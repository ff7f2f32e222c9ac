// A dictionary that takes written words back to its own: татвараас, tatvaraas → татвар.
import { cyrillic } from "./cyrillic.ts";
import { englishKey } from "../english.ts";
import { everydayWords } from "../everyday/everyday-words.ts";
import { createLatinScript } from "./latin.ts";
import { createLemmatiser } from "./lemmas.ts";
import { stemsOf, type WordStatus } from "./stems.ts";
import { scriptOf } from "../tokens.ts";

/** A Cyrillic word, and the one that it stands for in phrases. */
export type Entry = readonly [word: string, status: WordStatus, headword: string];

/** The words of phrases, in the order of their first use. */
export type PhraseWords = {
  readonly all: readonly string[];
  /** Those that are a phrase by themselves. */
  readonly alone: readonly string[];
};

export type Lexicon = {
  readonly hasEnglish: (key: string) => boolean;
  /** The known English word that a Latin word is made of with a Mongolian ending: figmagaar → figma. */
  readonly englishStemOf: (word: string) => string | undefined;
  /** Whether the English word alone names a concept. */
  readonly isEnglishName: (key: string) => boolean;
  /** The Cyrillic words that a lower-case word of either script may be a form of, best first. */
  readonly lemmasOf: (word: string) => string[];
  /** The word that a Cyrillic word of a phrase stands for: татвар for татварын. */
  readonly headwordOf: (word: string) => string;
  /** All that it was told, in order. */
  readonly entries: () => Entry[];
};

/** Words are lower-case; the first thing said of a word counts. */
export type LexiconBuilder = Lexicon & {
  readonly addWord: (word: string) => void;
  /** A word without forms. */
  readonly addAbbreviation: (word: string) => void;
  /** A word that may be a form of those added so far. */
  readonly addForm: (word: string) => void;
};

/**
 * `words`: those of phrases, of which the lexicon knows the English ones; looked at when an English word is first asked for.
 * `entries`: of another lexicon, which this one is to be like.
 */
export function createLexicon(
  words: () => PhraseWords = () => ({ all: [], alone: [] }),
  entries: readonly Entry[] = [],
): LexiconBuilder {
  let englishKeys: EnglishKeys | undefined;
  const english = () => (englishKeys ??= englishKeysOf(words()));
  const latin = createLatinScript();
  const lemmatisers = { cyrillic: createLemmatiser(cyrillic), latin: createLemmatiser(latin) };
  const told = new Map<string, Entry>();
  const unlearned: Entry[] = [];
  const add = (...entry: Entry) => {
    const [word] = entry;
    if (told.has(word)) return;
    told.set(word, entry);
    unlearned.push(entry);
  };
  const headwordOf = (word: string) => told.get(word)?.[2] ?? word;
  const lemmasOf = (word: string) => {
    const stems = unlearned.splice(0).flatMap(([each, status]) => stemsOf(each, status));
    for (const lemmatiser of Object.values(lemmatisers)) lemmatiser.add(stems);
    return lemmatisers[scriptOf(word)].lemmasOf(word);
  };
  for (const word of everydayWords) add(word, "word", word);
  for (const entry of entries) add(...entry);
  return {
    entries: () => [...told.values()],
    hasEnglish: (key) => english().all.has(key),
    isEnglishName: (key) => english().names.has(key),
    englishStemOf: (word) => {
      for (let length = word.length - 1; length >= shortestStem; length--)
        if (english().all.has(word.slice(0, length)) && latin.endings.noun(word.slice(length - 1)))
          return word.slice(0, length);
      return undefined;
    },
    addWord: (word) => add(word, "word", word),
    addAbbreviation: (word) => add(word, "abbreviation", word),
    addForm: (word) => {
      const [lemma] = withoutGui.test(word) ? [] : lemmasOf(word);
      if (lemma === undefined) add(word, "word", word);
      else add(word, "form", headwordOf(lemma));
    },
    lemmasOf: (word) => [...new Set(lemmasOf(word).flatMap((lemma) => [lemma, headwordOf(lemma)]))],
    headwordOf,
  };
}

const shortestStem = 4;

// утасгүй "wireless" is a word of its own.
const withoutGui = /гүй$/;

type EnglishKeys = {
  readonly all: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
};

function englishKeysOf({ all, alone }: PhraseWords): EnglishKeys {
  const keysOf = (words: readonly string[]) =>
    new Set(words.filter((word) => scriptOf(word) === "latin").map(englishKey));
  return { all: keysOf(all), names: keysOf(alone) };
}
