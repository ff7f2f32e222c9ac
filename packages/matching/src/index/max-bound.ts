// The second bound of a document, tighter than the sum over its postings: that sum counts every concept that serves the
// same wanted thing, and a document has many. Here the maximum is kept, coarsely, in bits. What a document has for
// a wanted thing is one of three levels, as many bits as the level is high; so the best of several is their OR, and ten
// things fit in a word. The ten weightiest needs and the ten weightiest concepts are kept so, in a word each, the others
// by their sums. Levels are rounded up, so this is a bound too, and takes a tenth of the time that comparing takes.
import { fullWorth, unit } from "../profile/features.ts";
import type { BestOfTable, Relevant } from "./best-of.ts";
import { type Columns, conceptIn, weightIn, worthIn } from "./columns.ts";
import type { Query } from "./query.ts";
import { bits, type Server, type Vocabulary } from "./vocabulary.ts";

type MaxBound = {
  /** The most that the document's concepts have of the needs, as a sum of shares times squares, 0 to 1. */
  squares: number;
  /** The most that they have of the source's concepts: the sum that saturates. */
  sourceSum: number;
  /** The exact sum of what they add to the factor of the document's own concepts. */
  documentSum: number;
};

/** Worths in classes of 64 units, rounded up: said in a text (0.7) is in the third, listed (1) in the fourth. */
const classes = 5;
const classOf = (worth: number): number => (worth + 63) >> 6;
const shareOf = (ofClass: number): number => Math.min(1, (64 * ofClass) / unit);
const levels = [shareOf(2), shareOf(3), 1] as const;
const perWord = 10;
/** What a level of a need counts as in a sum of squares, and a level of a concept in a plain sum. */
const squared = (share: number): number => share ** 2;
const plain = (share: number): number => share;

/** Space for the own concepts of one document. */
export function createHits(): Int32Array {
  return new Int32Array(2 ** bits.concept);
}

/** Makes the bound of a document: the same object each time. `hits` is overwritten. */
export function createMaxBound(
  query: Query,
  hits: Int32Array,
): (columns: Columns, doc: number) => Readonly<MaxBound> {
  const { documentGains, relevant } = query;
  const { places } = relevant;
  const needs = tableOf(needThings(query), relevant, squared);
  const concepts = tableOf(conceptThings(query), relevant, plain);
  const bound = { squares: 0, sourceSum: 0, documentSum: 0 };
  return ({ own, ownStarts }, doc) => {
    let count = 0;
    const end = ownStarts[doc + 1];
    // The relevant ones with their places. Without a branch, which no processor could predict.
    for (let at = ownStarts[doc]; at < end; at++) {
      const entry = own[at];
      const place = places[conceptIn(entry)];
      hits[count] = (place << 16) | (entry & 0xffff);
      count += -place >>> 31;
    }
    let [ofNeeds, ofConcepts, squares, sourceSum, documentSum] = [0, 0, 0, 0, 0];
    for (let at = 0; at < count; at++) {
      const hit = hits[at];
      const place = conceptIn(hit);
      const row = place * classes + classOf(worthIn(hit));
      ofNeeds |= needs.masks[row];
      ofConcepts |= concepts.masks[row];
      squares += needs.rest[row];
      sourceSum += concepts.rest[row];
      documentSum += documentGains[place] * weightIn(hit);
    }
    bound.squares = squares + valueOf(needs.values, ofNeeds);
    bound.sourceSum = sourceSum + valueOf(concepts.values, ofConcepts);
    bound.documentSum = documentSum;
    return bound;
  };
}

/** One wanted thing, and what it adds at most. */
type Thing = {
  readonly servers: readonly Server[];
  readonly most: number;
};

// The square of a mean of parts is at most the mean of their squares: each part counts by itself.
function needThings({ wantedSkills, vocabulary }: Query): Thing[] {
  if (!wantedSkills || wantedSkills.total === 0) return [];
  return thingsOf(wantedSkills.concepts, 1 / wantedSkills.total, vocabulary);
}

function conceptThings({ sourceConcepts, vocabulary }: Query): Thing[] {
  return thingsOf(sourceConcepts, fullWorth, vocabulary);
}

/** `perWeight`: what a thing that is had wholly adds for each unit of its weight. */
function thingsOf({ wanted }: BestOfTable, perWeight: number, { serversOf }: Vocabulary): Thing[] {
  return wanted
    .map(({ concepts, weight }) => ({ servers: concepts.flatMap(serversOf), most: perWeight * weight }))
    .filter(({ most }) => most > 0)
    .sort((a, b) => b.most - a.most);
}

type Table = {
  /** By place and class: the bits of the weightiest things, and the sum of what has no bits. */
  readonly masks: Int32Array;
  readonly rest: Float64Array;
  /** What patterns of bits add. */
  readonly values: Float64Array;
};

type Counting = typeof plain;

function tableOf(things: readonly Thing[], { places, concepts }: Relevant, counting: Counting): Table {
  const masks = new Int32Array(concepts.length * classes);
  const rest = new Float64Array(concepts.length * classes);
  things.forEach(({ servers, most }, thing) => {
    const shift = thing * levels.length;
    for (const { concept, related } of servers) {
      const row = places[concept] * classes;
      for (let ofClass = 1; ofClass < classes; ofClass++) {
        const at = row + ofClass;
        if (thing < perWord) masks[at] |= bitsOf[related * classes + ofClass] << shift;
        else rest[at] += most * counting((related * shareOf(ofClass)) / unit);
      }
    }
  });
  return { masks, rest, values: valuesOf(things.slice(0, perWord), counting) };
}

/** By relatedness and class. The margin of the bound has room for what an error of floating point lifts over a level. */
const bitsOf = Uint8Array.from({ length: (unit + 1) * classes }, (_, at) => {
  const share = (Math.floor(at / classes) * shareOf(at % classes)) / unit;
  return (2 << levels.findIndex((level) => share <= level + 1e-9)) - 1;
});

/** What the patterns of each of the four bytes of a word add, one after the other. */
function valuesOf(things: readonly Thing[], counting: Counting): Float64Array {
  const ofBit = things.flatMap(({ most }) =>
    levels.map((level, index) => most * (counting(level) - (index === 0 ? 0 : counting(levels[index - 1])))),
  );
  const values = new Float64Array(4 * 256);
  ofBit.forEach((value, bit) => {
    const [byte, pattern] = [(bit >> 3) * 256, 1 << (bit & 7)];
    for (let below = 0; below < pattern; below++)
      values[byte + pattern + below] = values[byte + below] + value;
  });
  return values;
}

function valueOf(values: Float64Array, word: number): number {
  return (
    values[word & 255] +
    values[256 + ((word >>> 8) & 255)] +
    values[512 + ((word >>> 16) & 255)] +
    values[768 + (word >>> 24)]
  );
}
