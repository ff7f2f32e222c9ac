// Σ over the things that are wanted of the best that a document has for each:
//   Σ_w max_c gain(c, w) · worth(c)
// as the plain scorer has it (overlap.ts), with the graph on the side of the wanted: gain is weight times similarity.
import { type Columns, conceptIn, worthIn } from "./columns.ts";
import type { Relevant } from "./relevant.ts";
import type { Vocabulary } from "./vocabulary.ts";

export interface Wanted {
  /** Any of these concepts is what is wanted. */
  readonly concepts: readonly number[];
  readonly weight: number;
}

/** A row for each concept that serves a wanted thing; rows of one concept are chained, 0 is the end of a chain. */
export interface BestOf {
  readonly wanted: readonly Wanted[];
  readonly places: Uint16Array;
  /** By place. */
  readonly heads: Int32Array;
  readonly next: Int32Array;
  readonly things: Uint16Array;
  readonly gains: Float64Array;
  /** Space for a sum. */
  readonly best: Float64Array;
}

export function bestOf(
  wanted: readonly Wanted[],
  { places, concepts }: Relevant,
  { serversOf }: Vocabulary,
): BestOf {
  let count = 1;
  for (const want of wanted) for (const need of want.concepts) count += serversOf(need).length;
  const made = {
    wanted,
    places,
    heads: new Int32Array(concepts.length),
    next: new Int32Array(count),
    things: new Uint16Array(count),
    gains: new Float64Array(count),
    best: new Float64Array(wanted.length),
  };
  let row = 0;
  wanted.forEach((want, thing) => {
    for (const need of want.concepts) {
      for (const { concept, similarity } of serversOf(need)) {
        const place = places[concept] as number;
        row++;
        made.next[row] = made.heads[place] as number;
        made.heads[place] = row;
        made.things[row] = thing;
        made.gains[row] = want.weight * similarity;
      }
    }
  });
  return made;
}

/** Over all own concepts of a document; with `offered` by their worth as offers. */
export function sumOfBest(
  { places, heads, next, things, gains, best }: BestOf,
  { own, ownStarts }: Columns,
  doc: number,
  offered?: Uint8Array,
): number {
  best.fill(0);
  let sum = 0;
  const end = ownStarts[doc + 1] as number;
  for (let at = ownStarts[doc] as number; at < end; at++) {
    const entry = own[at] as number;
    let row = heads[places[conceptIn(entry)] as number] as number;
    if (row === 0) continue;
    const worth = offered ? (offered[at] as number) : worthIn(entry);
    for (; row !== 0; row = next[row] as number) {
      const thing = things[row] as number;
      const gain = (gains[row] as number) * worth;
      if (gain > (best[thing] as number)) {
        sum += gain - (best[thing] as number);
        best[thing] = gain;
      }
    }
  }
  return sum;
}
