// The second look at a document, after the sum over its postings: that sum counts every concept that serves the same
// wanted thing, and a trade's documents have many. Here the maximum is kept, coarsely, in bits. What a document has for
// a wanted thing is one of three levels, as many bits as the level is high; so the best of several is their OR, and ten
// things fit in a word. The twenty weightiest things are kept so, in two words, the others by their sum. Levels are
// rounded up, so the sketch is a bound too, and takes a tenth of the time that comparing takes.
import { unit } from "../units.ts";
import type { BestOf } from "./best-of.ts";
import { type Columns, conceptIn, worthIn } from "./columns.ts";
import type { Vocabulary } from "./vocabulary.ts";

export interface Sketched {
  readonly bestOf: BestOf;
  /** What one unit of its sum adds to the log odds. */
  readonly slope: number;
}

/** The most that the wanted things add to the log odds of a document with these concepts. */
export type Sketch = (columns: Columns, doc: number) => number;

/** Worths in classes of 64 units, rounded up: said in a text (0.7) is in the third, listed (1) in the fourth. */
const classes = 5;
const classOf = (worth: number): number => (worth + 63) >> 6;
const shareOf = (ofClass: number): number => Math.min(1, (64 * ofClass) / unit);
const levels = [shareOf(2), shareOf(3), 1] as const;
const perWord = 10;
const words = 2;

export function createSketch(parts: readonly Sketched[], { concepts, serversOf }: Vocabulary): Sketch {
  const things = parts
    .flatMap(({ bestOf, slope }) =>
      bestOf.wanted.map((wanted) => ({
        concepts: wanted.concepts,
        most: slope * wanted.weight * unit * unit,
      })),
    )
    .filter(({ most }) => most > 0)
    .sort((a, b) => b.most - a.most);
  const rows = new Uint16Array(concepts.keys.length);
  const { masks, rest } = tablesOf(things, rows, serversOf);
  const firstValues = valuesOf(things.slice(0, perWord));
  const secondValues = valuesOf(things.slice(perWord, words * perWord));
  return ({ own, ownStarts }, doc) => {
    let [first, second, sum] = [0, 0, 0];
    const end = ownStarts[doc + 1] as number;
    for (let at = ownStarts[doc] as number; at < end; at++) {
      const entry = own[at] as number;
      const row = rows[conceptIn(entry)] as number;
      if (row === 0) continue;
      const place = row * classes + classOf(worthIn(entry));
      first |= masks[place * words] as number;
      second |= masks[place * words + 1] as number;
      sum += rest[place] as number;
    }
    return sum + valueOf(firstValues, first) + valueOf(secondValues, second);
  };
}

/** One wanted thing, and what it adds at most. */
interface Thing {
  readonly concepts: readonly number[];
  readonly most: number;
}

interface Tables {
  /** By row and class: the bits of both words, and the sum of what has no bits. */
  readonly masks: Int32Array;
  readonly rest: Float64Array;
}

function tablesOf(things: readonly Thing[], rows: Uint16Array, serversOf: Vocabulary["serversOf"]): Tables {
  let count = 0;
  for (const { concepts } of things)
    for (const need of concepts) for (const { concept } of serversOf(need)) rows[concept] ||= ++count;
  const masks = new Int32Array((count + 1) * classes * words);
  const rest = new Float64Array((count + 1) * classes);
  things.forEach(({ concepts, most }, place) => {
    const word = Math.floor(place / perWord);
    const shift = (place % perWord) * levels.length;
    for (const need of concepts) {
      for (const { concept, similarity } of serversOf(need)) {
        const row = (rows[concept] as number) * classes;
        for (let ofClass = 1; ofClass < classes; ofClass++) {
          const at = row + ofClass;
          if (word >= words) rest[at] = (rest[at] as number) + (most * similarity * shareOf(ofClass)) / unit;
          else {
            const bits = (bitsOf[similarity * classes + ofClass] as number) << shift;
            masks[at * words + word] = (masks[at * words + word] as number) | bits;
          }
        }
      }
    }
  });
  return { masks, rest };
}

/** By similarity and class. The margin of the bound has room for what an error of floating point lifts over a level. */
const bitsOf = Uint8Array.from({ length: (unit + 1) * classes }, (_, at) => {
  const share = (Math.floor(at / classes) * shareOf(at % classes)) / unit;
  return (2 << levels.findIndex((level) => share <= level + 1e-9)) - 1;
});

/** What the patterns of each of the four bytes of a word add, one after the other. */
function valuesOf(things: readonly Thing[]): Float64Array {
  const ofBit = things.flatMap(({ most }) =>
    levels.map((level, index) => most * (level - (levels[index - 1] ?? 0))),
  );
  const values = new Float64Array(4 * 256);
  ofBit.forEach((value, bit) => {
    const [byte, pattern] = [(bit >> 3) * 256, 1 << (bit & 7)];
    for (let below = 0; below < pattern; below++)
      values[byte + pattern + below] = (values[byte + below] as number) + value;
  });
  return values;
}

function valueOf(values: Float64Array, word: number): number {
  return (
    (values[word & 255] as number) +
    (values[256 + ((word >>> 8) & 255)] as number) +
    (values[512 + ((word >>> 16) & 255)] as number) +
    (values[768 + (word >>> 24)] as number)
  );
}
