// What is learned of the concepts before a text can be read by them: half a second of work, which the build of the server does
// beforehand.
import { createPathReader } from "../text/labels.ts";
import { createLexicon, type Entry, type Lexicon, type PhraseWords } from "../text/inflection/lexicon.ts";
import type { Concept } from "./parse.ts";
import { createPhraseBook, nothing, type Phrase, wordsOf } from "./phrases.ts";
import { createPhraseTrie, none, type PhraseTrie } from "./trie.ts";

export type Learned = {
  readonly phrases: PhraseTrie;
  /** The labels that count only where they are the whole text. */
  readonly wholeTexts: PhraseTrie;
  readonly lexicon: Lexicon;
  readonly words: { readonly anywhere: PhraseWords; readonly wholeTexts: PhraseWords };
};

/** `vocabulary`: further words, besides those of the labels, that inflected forms may be reduced to. */
export function learn(concepts: readonly Concept[], vocabulary: Iterable<string> = []): Learned {
  const { anywhere, wholeTexts, lexicon } = createPhraseBook(concepts, vocabulary);
  const pathOf = createPathReader(lexicon);
  const trieOf = (phrases: readonly Phrase[]) => {
    const trie = createPhraseTrie();
    for (const phrase of phrases) trie.add(pathOf(phrase.words), phrase.concept);
    return trie;
  };
  return {
    phrases: trieOf(anywhere),
    wholeTexts: trieOf(wholeTexts),
    lexicon,
    words: { anywhere: wordsOf(anywhere), wholeTexts: wordsOf(wholeTexts) },
  };
}

/** As JSON takes it, with concepts by their place among all. */
export type LearnedData = Pick<Learned, "words"> & {
  readonly phrases: TrieData;
  readonly wholeTexts: TrieData;
  readonly lexicon: readonly Entry[];
};

type TrieData = {
  readonly starts: readonly string[];
  /** Of each start. */
  readonly next: readonly number[];
  readonly nodes: readonly string[];
  /** Of the starts, then of the nodes. */
  readonly concepts: readonly (number | readonly number[])[];
};

export function writeLearned(
  { phrases, wholeTexts, lexicon, words }: Learned,
  concepts: readonly Concept[],
): LearnedData {
  const places = new Map([...concepts.map(({ id }) => id), nothing].map((id, place) => [id, place]));
  const placesOf = (ids: readonly string[]) => {
    const [first = 0, ...others] = ids.map((id) => places.get(id) ?? 0);
    return ids.length === 1 ? first : ids.length === 0 ? [] : [first, ...others];
  };
  const dataOf = (trie: PhraseTrie): TrieData => {
    const { starts, nodes } = trie.paths();
    return {
      starts: [...starts.keys()],
      next: Array.from(starts.values(), ({ next }) => next),
      nodes: [...nodes.keys()],
      concepts: [...Array.from(starts.values(), ({ concepts }) => concepts), ...nodes.values()].map(placesOf),
    };
  };
  return {
    phrases: dataOf(phrases),
    wholeTexts: dataOf(wholeTexts),
    lexicon: lexicon.entries(),
    words,
  };
}

export function readLearned(data: LearnedData, concepts: readonly Concept[]): Learned {
  const ids = [...concepts.map(({ id }) => id), nothing];
  const alone = ids.map((id) => [id]);
  const idsOf = (places: number | readonly number[] = []): readonly string[] => {
    if (typeof places === "number") return alone[places] ?? none;
    return places.length === 0 ? none : places.map((place) => ids[place] ?? nothing);
  };
  const trieOf = ({ starts, next, nodes, concepts }: TrieData) =>
    createPhraseTrie({
      starts: new Map(
        starts.map((path, at) => [path, { path, concepts: idsOf(concepts[at]), next: next[at] ?? 0 }]),
      ),
      nodes: new Map(nodes.map((path, at) => [path, idsOf(concepts[starts.length + at])])),
    });
  return {
    phrases: trieOf(data.phrases),
    wholeTexts: trieOf(data.wholeTexts),
    lexicon: createLexicon(() => data.words.anywhere, data.lexicon),
    words: data.words,
  };
}
