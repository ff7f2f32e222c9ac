// The second bound of a document, tighter than the sum over its postings: that sum counts every concept that serves the
// same wanted thing, and a document has many. Here the maximum is kept, coarsely, in bits. What a document has for
// a wanted thing is one of three levels, as many bits as the level is high; so the best of several is their OR, and ten
// things fit in a word. The twenty weightiest things are kept so, in two words, the others by their sum. Levels are
// rounded up, so this is a bound too, and takes a tenth of the time that comparing takes.
import { unit } from "../profile/features.ts";
import type { BestOfTable } from "./best-of.ts";
import { type Columns, conceptIn, weightIn, worthIn } from "./columns.ts";
import type { Query } from "./query.ts";
import { bits, type Server } from "./vocabulary.ts";

/** A table of wanted things, and what one unit of its sum adds to the log odds. */
type WantedTable = {
  readonly bestOf: BestOfTable;
  readonly slope: number;
};

type MaxBound = {
  /** The most that the wanted things add to the log odds of a document with these concepts. */
  wanted: number;
  /** The exact sum of what its concepts add to the factor of the document's own concepts. */
  documentSum: number;
};

/** Worths in classes of 64 units, rounded up: said in a text (0.7) is in the third, listed (1) in the fourth. */
const classes = 5;
const classOf = (worth: number): number => (worth + 63) >> 6;
const shareOf = (ofClass: number): number => Math.min(1, (64 * ofClass) / unit);
const levels = [shareOf(2), shareOf(3), 1] as const;
const perWord = 10;
const words = 2;

/** Space for the own concepts of one document. */
export function createHits(): Int32Array {
  return new Int32Array(2 ** bits.concept);
}

/** Makes the bound of a document: the same object each time. `hits` is overwritten. */
export function createMaxBound(
  tables: readonly WantedTable[],
  { documentGains, relevant: { places, concepts }, vocabulary: { serversOf } }: Query,
  hits: Int32Array,
): (columns: Columns, doc: number) => Readonly<MaxBound> {
  const things = tables
    .flatMap(({ bestOf, slope }) =>
      bestOf.wanted.map((wanted) => ({
        servers: wanted.concepts.flatMap(serversOf),
        most: slope * wanted.weight * unit * unit,
      })),
    )
    .filter(({ most }) => most > 0)
    .sort((a, b) => b.most - a.most);
  const { masks, rest } = tablesOf(things, places, concepts.length);
  const firstValues = valuesOf(things.slice(0, perWord));
  const secondValues = valuesOf(things.slice(perWord, words * perWord));
  const bound = { wanted: 0, documentSum: 0 };
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
    let [first, second, sum, documentSum] = [0, 0, 0, 0];
    for (let at = 0; at < count; at++) {
      const hit = hits[at];
      const place = conceptIn(hit);
      const row = place * classes + classOf(worthIn(hit));
      first |= masks[row * words];
      second |= masks[row * words + 1];
      sum += rest[row];
      documentSum += documentGains[place] * weightIn(hit);
    }
    bound.wanted = sum + valueOf(firstValues, first) + valueOf(secondValues, second);
    bound.documentSum = documentSum;
    return bound;
  };
}

/** One wanted thing, and what it adds at most. */
type Thing = {
  readonly servers: readonly Server[];
  readonly most: number;
};

type Tables = {
  /** By place and class: the bits of both words, and the sum of what has no bits. */
  readonly masks: Int32Array;
  readonly rest: Float64Array;
};

function tablesOf(things: readonly Thing[], places: Uint16Array, count: number): Tables {
  const masks = new Int32Array(count * classes * words);
  const rest = new Float64Array(count * classes);
  things.forEach(({ servers, most }, thing) => {
    const word = Math.floor(thing / perWord);
    const shift = (thing % perWord) * levels.length;
    for (const { concept, related } of servers) {
      const row = places[concept] * classes;
      for (let ofClass = 1; ofClass < classes; ofClass++) {
        const at = row + ofClass;
        if (word >= words) rest[at] += (most * related * shareOf(ofClass)) / unit;
        else masks[at * words + word] |= bitsOf[related * classes + ofClass] << shift;
      }
    }
  });
  return { masks, rest };
}

/** By relatedness and class. The margin of the bound has room for what an error of floating point lifts over a level. */
const bitsOf = Uint8Array.from({ length: (unit + 1) * classes }, (_, at) => {
  const share = (Math.floor(at / classes) * shareOf(at % classes)) / unit;
  return (2 << levels.findIndex((level) => share <= level + 1e-9)) - 1;
});

/** What the patterns of each of the four bytes of a word add, one after the other. */
function valuesOf(things: readonly Thing[]): Float64Array {
  const ofBit = things.flatMap(({ most }) =>
    levels.map((level, index) => most * (level - (index === 0 ? 0 : levels[index - 1]))),
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
