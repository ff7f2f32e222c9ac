// Σ over the things that are wanted of the best that a document has for each:
//   Σ_w max_c gain(c, w) · worth(c)
// as the plain scorer has it (score/overlap.ts), with the graph on the side of the wanted: gain is weight times
// relatedness.
import { type Columns, conceptIn, worthIn } from "./columns.ts";
import type { Vocabulary } from "./vocabulary.ts";

/**
 * The concepts that a search has to do with, a few hundred of thousands. Its tables have a place for each of them only,
 * so that they stay in the nearest cache and cost nothing to make.
 */
export type Relevant = {
  /** By concept, 0 for all others. */
  readonly places: Uint16Array;
  /** By place; none at 0. */
  readonly concepts: readonly number[];
};

/** `of`: how many concepts there are. */
export function relevantOf(concepts: Iterable<number>, of: number): Relevant {
  const places = new Uint16Array(of);
  const found = [-1];
  for (const concept of concepts) {
    if (places[concept] === 0) places[concept] = found.push(concept) - 1;
  }
  return { places, concepts: found };
}

export type Wanted = {
  /** Any of these concepts is what is wanted. */
  readonly concepts: readonly number[];
  readonly weight: number;
};

/** A row for each concept that serves a wanted thing; rows of one concept are chained, 0 is the end of a chain. */
export type BestOfTable = {
  readonly wanted: readonly Wanted[];
  readonly places: Uint16Array;
  /** By place. */
  readonly heads: Int32Array;
  readonly next: Int32Array;
  readonly things: Uint16Array;
  readonly gains: Float64Array;
  /** Space for a sum. */
  readonly best: Float64Array;
};

export function createBestOf(
  wanted: readonly Wanted[],
  { places, concepts }: Relevant,
  { serversOf }: Vocabulary,
): BestOfTable {
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
      for (const { concept, related } of serversOf(need)) {
        const place = places[concept];
        row++;
        made.next[row] = made.heads[place];
        made.heads[place] = row;
        made.things[row] = thing;
        made.gains[row] = want.weight * related;
      }
    }
  });
  return made;
}

/** Over all own concepts of a document; with `offered` by their worth as offers. */
export function sumOfBest(
  { places, heads, next, things, gains, best }: BestOfTable,
  { own, ownStarts }: Columns,
  doc: number,
  offered?: Uint8Array,
): number {
  best.fill(0);
  let sum = 0;
  const end = ownStarts[doc + 1];
  for (let at = ownStarts[doc]; at < end; at++) {
    const entry = own[at];
    let row = heads[places[conceptIn(entry)]];
    if (row === 0) continue;
    const worth = offered ? offered[at] : worthIn(entry);
    for (; row !== 0; row = next[row]) {
      const thing = things[row];
      const gain = gains[row] * worth;
      if (gain > best[thing]) {
        sum += gain - best[thing];
        best[thing] = gain;
      }
    }
  }
  return sum;
}

/** Over the trades of a person alone. */
export function bestOfTrades(
  { places, heads, next, things, gains, best }: BestOfTable,
  { trades, tradeStarts, tradeWorths }: Columns,
  doc: number,
): void {
  best.fill(0);
  const end = tradeStarts[doc + 1];
  for (let at = tradeStarts[doc]; at < end; at++) {
    const worth = tradeWorths[at];
    for (let row = heads[places[trades[at]]]; row !== 0; row = next[row])
      best[things[row]] = Math.max(best[things[row]], gains[row] * worth);
  }
}
