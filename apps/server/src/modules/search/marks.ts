import { LRUCache } from "lru-cache";
import type { MarkedText } from "@khamt/contract";
import type { TextReading, Word } from "@khamt/language";
import { language } from "../../platform/text/language.ts";
import { withImplied } from "../../entities/meaning.ts";
import { isFunctionWord } from "../../entities/search/function-words.ts";
import { keysOf } from "../../entities/search/lexemes.ts";
import type { Unit } from "../../entities/search/read-query.ts";

export type Mark = [from: number, to: number];
/** `unit`: which of the query's units is answered here. */
export type Answered = { from: number; to: number; unit: number };

export type Marker = {
  /** The places in a text that answer the query, in the order of the text. */
  answersIn: (text: string) => Answered[];
  mark: (text: string) => MarkedText;
};

/** Finds in texts what answers the units of a query, in either language and script. */
export function createMarker(units: readonly Unit[]): Marker {
  const asked = units.map(ask);
  const answersIn = (text: string) => {
    const { words, concepts } = read(text);
    return asked
      .flatMap((one, unit) =>
        [...placesOf(one, words), ...conceptsOf(one, concepts)].map((place) => ({ ...place, unit })),
      )
      .sort((a, b) => a.from - b.from || a.to - b.to);
  };
  return { answersIn, mark: (text) => ({ text, marks: joined(answersIn(text)) }) };
}

/** Ascending and apart, as [from, to). */
export function joined(places: readonly { from: number; to: number }[]): Mark[] {
  const marks: Mark[] = [];
  for (const { from, to } of places) {
    const last = marks.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else marks.push([from, to]);
  }
  return marks;
}

type Asked = { concepts: ReadonlySet<string>; words: ReadonlySet<string>[]; beginnings: readonly string[] };
type ReadWord = { from: number; to: number; keys: readonly string[] };
type ReadConcept = { from: number; to: number; line: readonly string[] };

function ask({ words, concepts, beginning }: Unit): Asked {
  return {
    concepts: new Set([...concepts, ...(beginning?.concepts ?? [])]),
    words: words.map(({ keys }) => new Set(keys)),
    beginnings: beginning?.keys ?? [],
  };
}

/** Words of a phrase count only where all of them stand. */
function placesOf({ words, beginnings }: Asked, text: readonly ReadWord[]): ReadWord[] {
  const found = words.map((keys, at) => {
    const begun = at === words.length - 1 ? beginnings : [];
    return text.filter((word) =>
      word.keys.some((key) => keys.has(key) || begun.some((beginning) => key.startsWith(beginning))),
    );
  });
  return found.every((places) => places.length > 0) ? found.flat() : [];
}

function conceptsOf({ concepts }: Asked, text: readonly ReadConcept[]): ReadConcept[] {
  return text.filter(({ line }) => line.some((id) => concepts.has(id)));
}

type Reading = { words: readonly ReadWord[]; concepts: readonly ReadConcept[] };

const keysOfWords = new WeakMap<readonly string[], readonly string[]>();

/** The reader hands out the same list for the same word as long as it keeps it. */
function keptKeysOf(word: Word): readonly string[] {
  const known = keysOfWords.get(word.keys) ?? keysOf(word);
  keysOfWords.set(word.keys, known);
  return known;
}

/** Of a short text in Latin letters that names nothing in English, what it names in Mongolian. */
function readAsTag(text: string): TextReading {
  const reading = language.read(text);
  const mayBeMongolian = reading.matches.length === 0 && reading.words.length <= longestTag;
  return mayBeMongolian ? language.read(text, { romanised: true }) : reading;
}

/** In words. */
const longestTag = 5;
/** Signs of texts: their readings take some thirty bytes for each. */
const mostKept = 400_000;
const kept = new LRUCache<string, Reading>({
  maxSize: mostKept,
  sizeCalculation: (_, text) => text.length + 1,
});

/** Reading is the dear part, and the same profiles answer many queries. */
function read(text: string): Reading {
  const known = kept.get(text);
  if (known) return known;
  const { words, matches } = readAsTag(text);
  const reading = {
    words: words
      .filter((word) => !isFunctionWord(word))
      .map((word) => ({ from: word.start, to: word.end, keys: keptKeysOf(word) })),
    concepts: matches
      .filter(({ role }) => role !== "not")
      .map(({ concept, start, end }) => ({ from: start, to: end, line: withImplied(concept) })),
  };
  kept.set(text, reading);
  return reading;
}
