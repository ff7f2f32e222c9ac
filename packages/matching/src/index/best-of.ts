// Σ over the things that are wanted of the best that a document has for each:
//   Σ_w max_c gain(c, w) · worth(c)
// as the plain scorer has it (overlap.ts), with the graph on the side of the wanted: gain is weight times similarity.
import type { Vocabulary } from "./vocabulary.ts";

export interface Wanted {
  /** Any of these concepts is what is wanted. */
  readonly concepts: readonly number[];
  readonly weight: number;
}

/** Of each concept what it serves, in rows that lie one after the other. */
export interface BestOf {
  readonly starts: Uint32Array;
  readonly wanted: Uint16Array;
  readonly gains: Float64Array;
  /** Space for a sum. */
  readonly best: Float64Array;
}

export function bestOf(wanted: readonly Wanted[], { concepts, serversOf }: Vocabulary): BestOf {
  const served = wanted.flatMap((want, index) =>
    want.concepts.flatMap((need) =>
      serversOf(need).map(({ concept, similarity }) => ({ concept, index, gain: want.weight * similarity })),
    ),
  );
  const starts = new Uint32Array(concepts.keys.length + 1);
  for (const { concept } of served) starts[concept + 1] = (starts[concept + 1] ?? 0) + 1;
  for (let at = 1; at < starts.length; at++) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const next = starts.slice();
  const made = { wanted: new Uint16Array(served.length), gains: new Float64Array(served.length) };
  for (const { concept, index, gain } of served) {
    const at = next[concept] ?? 0;
    next[concept] = at + 1;
    made.wanted[at] = index;
    made.gains[at] = gain;
  }
  return { starts, ...made, best: new Float64Array(wanted.length) };
}

/** Over the document's own concepts, which lie from start to end. */
export function sumOfBest(
  { starts, wanted, gains, best }: BestOf,
  own: { readonly concepts: Uint16Array; readonly worths: Uint8Array },
  start: number,
  end: number,
): number {
  best.fill(0);
  let sum = 0;
  for (let at = start; at < end; at++) {
    const concept = own.concepts[at] as number;
    const last = starts[concept + 1] as number;
    for (let row = starts[concept] as number; row < last; row++) {
      const want = wanted[row] as number;
      const gain = (gains[row] as number) * (own.worths[at] as number);
      if (gain > (best[want] as number)) {
        sum += gain - (best[want] as number);
        best[want] = gain;
      }
    }
  }
  return sum;
}

/** What a concept adds at most for each unit of its worth. */
export function mostOf({ starts, gains }: BestOf, concept: number): number {
  let sum = 0;
  for (let row = starts[concept] ?? 0; row < (starts[concept + 1] ?? 0); row++) sum += gains[row] ?? 0;
  return sum;
}
