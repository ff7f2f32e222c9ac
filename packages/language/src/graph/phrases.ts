// The labels of the graph as phrases, and the lexicon that learns its words from them.
import { labelTokens } from "../text/labels.ts";
import {
  createLexicon,
  type Lexicon,
  type LexiconBuilder,
  type PhraseWords,
} from "../text/inflection/lexicon.ts";
import type { Concept } from "./parse.ts";

/** The labels that name a concept anywhere in a text. A label that is shown may name it only as a whole tag all the same. */
export function labelsOf(concept: Pick<Concept, "labels" | "hidden" | "tagOnly">): string[] {
  return allLabelsOf(concept).filter((label) => !concept.tagOnly.includes(label));
}

/** Every label, those that name it only as a whole tag too. */
export function tagLabelsOf(concept: Pick<Concept, "labels" | "hidden" | "tagOnly">): string[] {
  return [...new Set([...allLabelsOf(concept), ...concept.tagOnly])];
}

function allLabelsOf({ labels, hidden }: Pick<Concept, "labels" | "hidden">): string[] {
  return [...labels.en, ...labels.mn, ...hidden];
}

export type Phrase = {
  readonly words: readonly string[];
  readonly concept: string;
};

/** The concept of phrases that name none. */
export const nothing = "";
// Their parts would be read as something else: зах зээл "market" is no зээл "loan", and Тарагт сум no тараг "yogurt".
const emptyPhrases = [
  "зах зээл",
  "эх сурвалж",
  "хэрэг болох",
  "мянга",
  "болон",
  "тарагт сум",
  "цэцэрлэг сум",
  "sister in law",
  "brother in law",
  "mother in law",
  "father in law",
  "no code yet",
  "music room",
  "heating season",
  "rust removal",
  "hardware store",
  "on our payroll",
  "on the payroll",
  "family owned",
  "family run",
  "social media",
  "сошиал медиа",
  "self-taught",
  "self taught",
  "email me",
  "e-mail me",
  "currently hiring",
  "are hiring",
  "government approved",
  "тусламж үйлчилгээ",
  "үзэсгэлэнт",
  "тусгай зөвшөөрлийн дагуу",
  "тусгай зөвшөөрлийн хүрээнд",
  "тусгай зөвшөөрөлтэй",
  "хужирт",
  "ирнэ",
  "засна",
  "усан онгоц",
  // In Latin letters орлогын "of income" is өрлөгийн "of masonry", too.
  "орлого",
  "тонн",
  "тоонд",
];

type PhraseBook = {
  readonly anywhere: readonly Phrase[];
  /** Those that count only where they are the whole text. */
  readonly wholeTexts: readonly Phrase[];
  readonly lexicon: Lexicon;
};

/** `vocabulary`: further words, besides those of the labels, that inflected forms may be reduced to. */
export function createPhraseBook(concepts: readonly Concept[], vocabulary: Iterable<string>): PhraseBook {
  const anywhere: Phrase[] = [];
  const lexicon = createLexicon(() => wordsOf(anywhere));
  const learner = createLearner(lexicon);
  const add = (label: string, concept: string) => {
    for (const spelling of spellingsOf(label)) anywhere.push({ words: learner.learn(spelling), concept });
  };
  for (const concept of concepts) for (const label of labelsOf(concept)) add(label, concept.id);
  for (const phrase of emptyPhrases) add(phrase, nothing);
  for (const word of vocabulary) learner.learn(word);
  learner.finish();
  return { anywhere, wholeTexts: learnTags(concepts, lexicon), lexicon };
}

export function wordsOf(phrases: readonly Phrase[]): PhraseWords {
  const all = new Set(phrases.flatMap(({ words }) => words));
  const alone = new Set(phrases.flatMap(({ words }) => (words.length === 1 ? words : [])));
  return { all: [...all], alone: [...alone] };
}

// "front-end" is also typed "frontend".
function spellingsOf(label: string): string[] {
  const joined = label.includes("-") ? label.replaceAll(/(?<=[a-z])-(?=[a-z])/gi, "") : label;
  return joined === label ? [label] : [label, joined];
}

type Learner = {
  /** Takes the words of a phrase in, and returns them. */
  readonly learn: (phrase: string) => string[];
  readonly finish: () => void;
};

// A word within a phrase is often inflected (татварын тайлан), as is one that ends like it (код бичдэг): those are looked
// at again when all others are known.
function createLearner(lexicon: LexiconBuilder): Learner {
  const doubtful = new Set<string>();
  const learnWord = (word: string, written: string, isHead: boolean) => {
    if (!isHead || inflected.test(word)) doubtful.add(word);
    else if (abbreviation.test(written)) lexicon.addAbbreviation(word);
    else lexicon.addWord(word);
  };
  return {
    learn: (phrase) => {
      const tokens = labelTokens(phrase);
      return tokens.map(({ text, script, start, end }, index) => {
        if (script === "cyrillic") learnWord(text, phrase.slice(start, end), index === tokens.length - 1);
        return text;
      });
    },
    finish: () => {
      for (const word of doubtful) lexicon.addForm(word);
    },
  };
}

const abbreviation = /^[А-ЯЁӨҮ]{2,5}$/;
const inflected = /(?:с[аэоө]н|д[аэоө]г|т[аэо]й|гүй|[уү]{2}д|чид|аас|ээс|оос|өөс|аар|ээр|оор|өөр|ийн|ын)$/;

// The words of tags have no forms: they shall not turn up in running text.
function learnTags(concepts: readonly Concept[], lexicon: LexiconBuilder): Phrase[] {
  return concepts.flatMap(({ id, tagOnly }) =>
    tagOnly.flatMap(spellingsOf).map((label) => {
      const tokens = labelTokens(label);
      for (const { text, script } of tokens) if (script === "cyrillic") lexicon.addAbbreviation(text);
      return { words: tokens.map((token) => token.text), concept: id };
    }),
  );
}
