// A dictionary that takes written words back to its own: татвараас, tatvaraas → татвар.
import { cyrillic } from "./cyrillic.ts";
import { englishKey } from "./english.ts";
import { everydayWords } from "./everyday-words.ts";
import { createLatinScript } from "./latin.ts";
import { createLemmatiser } from "./lemmas.ts";
import { stemsOf, type WordStatus } from "./stems.ts";
import { scriptOf } from "./tokens.ts";

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
};

/** Words are lower-case; the first thing said of a word counts. */
export type LexiconBuilder = Lexicon & {
  readonly addWord: (word: string) => void;
  /** A word without forms. */
  readonly addAbbreviation: (word: string) => void;
  /** A word that may be a form of those added so far. */
  readonly addForm: (word: string) => void;
};

/** `phrases`: those that the lexicon knows the English words of; looked at when an English word is first asked for. */
export function createLexicon(phrases: () => Iterable<readonly string[]> = () => []): LexiconBuilder {
  let englishKeys: EnglishKeys | undefined;
  const english = () => (englishKeys ??= englishKeysOf(phrases()));
  const latin = createLatinScript();
  const lemmatisers = { cyrillic: createLemmatiser(cyrillic), latin: createLemmatiser(latin) };
  const headwords = new Map<string, string>();
  const add = (word: string, status: WordStatus, headword = word) => {
    if (headwords.has(word)) return;
    headwords.set(word, headword);
    const stems = stemsOf(word, status);
    lemmatisers.cyrillic.add(stems);
    lemmatisers.latin.add(stems);
  };
  const headwordOf = (word: string) => headwords.get(word) ?? word;
  const lemmasOf = (word: string) => lemmatisers[scriptOf(word)].lemmasOf(word);
  for (const word of everydayWords) add(word, "word");
  return {
    hasEnglish: (key) => english().all.has(key),
    isEnglishName: (key) => english().names.has(key),
    englishStemOf: (word) => {
      for (let length = word.length - 1; length >= shortestStem; length--)
        if (english().all.has(word.slice(0, length)) && latin.endings.noun(word.slice(length - 1)))
          return word.slice(0, length);
      return undefined;
    },
    addWord: (word) => add(word, "word"),
    addAbbreviation: (word) => add(word, "abbreviation"),
    addForm: (word) => {
      const [lemma] = withoutGui.test(word) ? [] : lemmasOf(word);
      if (lemma === undefined) add(word, "word");
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

function englishKeysOf(phrases: Iterable<readonly string[]>): EnglishKeys {
  const [all, names] = [new Set<string>(), new Set<string>()];
  for (const words of phrases) {
    for (const word of words) {
      if (scriptOf(word) !== "latin") continue;
      all.add(englishKey(word));
      if (words.length === 1) names.add(englishKey(word));
    }
  }
  return { all, names };
}
