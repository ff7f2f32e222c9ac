import { isRomanisedMongolian } from "../text/detect.ts";
import { rolesOf, type Role } from "../text/polarity.ts";
import {
  createWordReader,
  isMongolianKey,
  type Lexicon,
  mongolianKey,
  type Word,
  type WordReader,
} from "../text/words.ts";
import { englishKey } from "../text/english.ts";
import type { ConceptGraph } from "./graph.ts";
import type { ConceptKind } from "./parse.ts";
import { createPhraseTrie, type PhraseTrie } from "./trie.ts";

export interface ConceptMatch {
  readonly concept: string;
  readonly kind: ConceptKind;
  /** Offsets in the text, and the words there as written. */
  readonly start: number;
  readonly end: number;
  readonly surface: string;
  readonly role: Role | undefined;
}

export interface ReadOptions {
  /** Whether Latin words may be Mongolian typed in Latin letters; decided from the text itself when not given. */
  readonly romanised?: boolean;
}

export interface TextReading {
  readonly words: readonly Word[];
  readonly roles: readonly (Role | undefined)[];
  readonly matches: readonly ConceptMatch[];
}

export interface ConceptMatcher {
  /** Words, roles and the longest concepts at each place, in the order of the text. */
  readonly read: (text: string, options?: ReadOptions) => TextReading;
  readonly findConcepts: (text: string, options?: ReadOptions) => readonly ConceptMatch[];
  /** Every concept of the kinds that a short tag names as a whole. */
  readonly conceptsOfTag: (tag: string, kinds?: readonly ConceptKind[], options?: ReadOptions) => string[];
  /** The concept a tag names, as a whole or else by its last words. */
  readonly conceptOfTag: (tag: string, kind?: ConceptKind, options?: ReadOptions) => string | undefined;
}

/** `vocabulary`: further words, besides the labels, that inflected forms may be reduced to. */
export function createMatcherOf(graph: ConceptGraph, vocabulary: Iterable<string> = []): ConceptMatcher {
  const lexicon = createLexicon(graph, vocabulary);
  const reader = createWordReader(lexicon);
  const trie = createPhraseTrie();
  for (const concept of graph.concepts) {
    for (const label of labelsOf(concept)) {
      for (const path of joinedVariants(label).flatMap(reader.pathsOf)) trie.add(path, concept.id);
    }
  }
  for (const path of emptyPhrases.flatMap(reader.pathsOf)) trie.add(path, nothing);
  return createReader(graph, trie, reader);
}

// Fixed phrases whose parts would be read as something else: зах зээл "market" is no зээл "loan".
const emptyPhrases = ["зах зээл", "эх сурвалж", "хэрэг болох", "мянга", "болон"];
const nothing = "";

function createReader(graph: ConceptGraph, trie: PhraseTrie, words: WordReader): ConceptMatcher {
  const read = (text: string, options: ReadOptions = {}): TextReading => {
    const read = words.read(text, options.romanised ?? isRomanisedMongolian(text));
    const roles = rolesOf(read, text);
    return { words: read, roles, matches: matchWords({ text, words: read, roles, trie, graph }) };
  };
  const readTag = (tag: string, options: ReadOptions = {}) => {
    const reading = read(tag, options);
    const isUnknownLatin = reading.matches.length === 0 && options.romanised === undefined;
    return isUnknownLatin ? read(tag, { romanised: true }) : reading;
  };
  const whole = (reading: TextReading, kinds?: readonly ConceptKind[]) => {
    const [first, last] = [reading.words[0]?.start, reading.words.at(-1)?.end];
    return reading.matches.filter(
      (match) => match.start === first && match.end === last && (!kinds || kinds.includes(match.kind)),
    );
  };
  return {
    read,
    findConcepts: (text, options) => read(text, options).matches,
    conceptsOfTag: (tag, kinds, options) => whole(readTag(tag, options), kinds).map((match) => match.concept),
    conceptOfTag: (tag, kind, options) => {
      const reading = readTag(tag, options);
      const kinds = kind && [kind];
      // English and Mongolian phrases have their head last.
      const match =
        whole(reading, kinds)[0] ?? reading.matches.findLast((match) => !kind || match.kind === kind);
      return match?.concept;
    },
  };
}

interface MatchInput {
  readonly text: string;
  readonly words: readonly Word[];
  readonly roles: readonly (Role | undefined)[];
  readonly trie: PhraseTrie;
  readonly graph: ConceptGraph;
}

function matchWords({ text, words, roles, trie, graph }: MatchInput): ConceptMatch[] {
  const matches: ConceptMatch[] = [];
  let covered = 0;
  for (let at = 0; at < words.length; at++) {
    const found = trie.longestFrom(words, at);
    if (found === undefined || found.end <= covered) continue;
    covered = found.end;
    const start = words[at]?.start ?? 0;
    const end = words[found.end - 1]?.end ?? start;
    const role = roleOfSpan(roles, at, found.end);
    for (const concept of found.concepts.includes(nothing) ? [] : found.concepts) {
      const kind = graph.kindOf(concept);
      if (kind !== undefined)
        matches.push({ concept, kind, start, end, surface: text.slice(start, end), role });
    }
  }
  return matches;
}

function roleOfSpan(roles: readonly (Role | undefined)[], from: number, to: number): Role | undefined {
  const span = roles.slice(from, to);
  return span.includes("not") ? "not" : (span.at(-1) ?? span[0]);
}

function createLexicon(graph: ConceptGraph, vocabulary: Iterable<string>): Lexicon {
  const spellings = new Map<string, Set<string>>();
  const add = (phrase: string) => {
    for (const written of phrase.match(/[\p{L}\p{N}']+/gu) ?? []) {
      // Nobody inflects an abbreviation but by a hyphen (ХАА-н): хаана "where" is no form of ХАА.
      if (/^[А-ЯЁӨҮ]{2,5}$/u.test(written)) continue;
      const word = written.toLowerCase();
      const isCyrillic = /\p{Script=Cyrillic}/u.test(word);
      const key = isCyrillic ? mongolianKey(word) : englishKey(word);
      const known = spellings.get(key) ?? new Set();
      spellings.set(key, isMongolianKey(key) ? known.add(word) : known);
    }
  };
  for (const concept of graph.concepts) for (const label of labelsOf(concept)) add(label);
  for (const word of vocabulary) add(word);
  return { has: (key) => spellings.has(key), spellings: (key) => spellings.get(key) ?? [] };
}

export function labelsOf(concept: {
  labels: { en: readonly string[]; mn: readonly string[] };
  hidden: readonly string[];
}): string[] {
  return [...concept.labels.en, ...concept.labels.mn, ...concept.hidden];
}

// "front-end" is also typed "frontend".
function joinedVariants(label: string): string[] {
  const joined = label.replaceAll(/(?<=[a-z])-(?=[a-z])/gi, "");
  return joined === label ? [label] : [label, joined];
}
