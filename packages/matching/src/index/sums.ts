// The first look at the documents of a closed block: each list of postings adds one number to a sum of its documents, and
// three sums bound what all they say can add to the log odds (bound.ts). The numbers are whole, in steps of z under the
// tangents, so fine that 2^28 of them are all that can be gained: sums of 32 bits take half the time of others.
import { fullGain, fullWorth, unit } from "../profile/features.ts";
import type { Wanted } from "./best-of.ts";
import { type Block, mostDocuments } from "./blocks.ts";
import { anyTerm, needList, type Postings } from "./postings.ts";
import type { Query } from "./query.ts";

/** What lists of postings add to the sums. */
export type SumGains = {
  /** By the concepts that a document names. */
  readonly named: Gains;
  /** By what of the source's concepts it serves, and by what of its needs. */
  readonly served: Gains;
  readonly wanted: Gains;
  /** By what it needs that the source has. */
  readonly needs: Gains;
  /** What the worth of what is named counts as; without it counts the weight. */
  readonly worths?: Uint8Array;
};

type Gains = {
  readonly lists: readonly number[];
  /** Steps for each unit of impact, rounded up. */
  readonly gains: ArrayLike<number>;
};

export const noGains: Gains = { lists: [], gains: [] };

/** What a whole unit of each sum is worth in log odds, under its tangent. */
type Slopes = {
  /** Of what saturates: in words of the rarest kind. */
  readonly named: number;
  readonly served: number;
  /** Of the mean square of needs. */
  readonly needs: number;
};

type ListGains = { readonly lists: readonly number[]; readonly gains: Float64Array };

/** The gains of a profile that searches, in steps. */
export function sumGainsOf(query: Query, slopes: Slopes): { gains: SumGains; stepsPerZ: number } {
  const { wantedSkills, sourceConcepts, relevant, documentGains } = query;
  const perAmount = 1 / fullGain;
  const named = {
    lists: relevant.concepts,
    gains: documentGains.map((gain) => slopes.named * perAmount * gain),
  };
  const served = byConcept(sourceConcepts.wanted, slopes.served * perAmount * unit);
  const total = wantedSkills?.total ?? 0;
  const wanted =
    wantedSkills && total > 0
      ? byConcept(wantedSkills.concepts.wanted, slopes.needs / (total * unit ** 2))
      : { lists: [], gains: new Float64Array() };
  const needs = neededGains(query, slopes.needs / (unit * fullWorth ** 2));
  // No sum of a document with fewer than 1,500 needs leaves 31 bits.
  const all = unit * (sumOf(named) + sumOf(served) + unit * sumOf(wanted) + sumOf(needs));
  const stepsPerZ = all === 0 ? 1 : Math.min(2 ** 24, 2 ** 28 / all);
  const inSteps = ({ lists, gains }: ListGains): Gains => ({
    lists,
    gains: Int32Array.from(gains, (gain) => Math.ceil(gain * stepsPerZ)),
  });
  return {
    gains: {
      named: inSteps(named),
      served: inSteps(served),
      // They grow with the square of an impact: whole steps would be too coarse.
      wanted: { lists: wanted.lists, gains: wanted.gains.map((gain) => gain * stepsPerZ) },
      needs: inSteps(needs),
    },
    stepsPerZ,
  };
}

function byConcept(wanted: readonly Wanted[], perWeight: number): ListGains {
  const gains = new Map<number, number>();
  for (const { concepts, weight } of wanted)
    for (const concept of concepts) gains.set(concept, (gains.get(concept) ?? 0) + perWeight * weight);
  return { lists: [...gains.keys()], gains: Float64Array.from(gains.values()) };
}

function neededGains({ servedNeeds, relevant }: Query, perSquare: number): ListGains {
  if (!servedNeeds) return { lists: [], gains: new Float64Array() };
  const gains = servedNeeds.concepts.map((worth) => perSquare * worth ** 2);
  gains[0] = perSquare * Math.max(0, ...servedNeeds.terms.values()) ** 2;
  return { lists: [anyTerm, ...relevant.concepts.slice(1).map(needList)], gains };
}

function sumOf({ gains }: ListGains): number {
  let sum = 0;
  for (let at = 0; at < gains.length; at++) sum += gains[at];
  return sum;
}

/** By document. */
export type DocumentSums = {
  readonly named: Int32Array;
  readonly served: Int32Array;
  readonly needs: Int32Array;
  readonly all: Int32Array;
};

export function createSums(): DocumentSums {
  const make = () => new Int32Array(mostDocuments);
  return { named: make(), served: make(), needs: make(), all: make() };
}

/** Makes the sums of the documents of a closed block, in steps; how many postings that took. */
export function sumUp({ ids, postings }: Block, gains: SumGains, sums: DocumentSums): number {
  const size = ids.length;
  const { named, served, needs, all } = sums;
  for (const sum of [named, served, needs]) sum.fill(0, 0, size);
  if (!postings) return 0;
  const { concepts } = postings;
  const count =
    addPostings(concepts, gains.named, named, {
      impacts: gains.worths ? concepts.impacts : concepts.named,
      counts: gains.worths ?? weights,
      named: concepts.named,
    }) +
    addPostings(concepts, gains.served, served, { impacts: concepts.impacts, counts: itself }) +
    addPostings(concepts, gains.wanted, needs, { impacts: concepts.impacts, counts: squares }) +
    addPostings(postings.needs, gains.needs, needs, { impacts: postings.needs.impacts, counts: itself });
  for (let doc = 0; doc < size; doc++) all[doc] = (named[doc] + served[doc] + needs[doc]) | 0;
  return count;
}

type Counting = {
  /** Of each run. */
  readonly impacts: Uint8Array;
  /** What an impact counts as. */
  readonly counts: ArrayLike<number>;
  /** Then only the first runs of a list count, where it is not 0. */
  readonly named?: Uint8Array;
};

const itself = Uint16Array.from({ length: 256 }, (_, impact) => impact);
/** Of what `named` says. */
const weights = itself.map((named) => Math.max(0, named - 1));
const squares = Uint16Array.from({ length: 256 }, (_, impact) => impact ** 2);

function addPostings(
  { lists: firstRuns, runs, docs }: Postings,
  { lists, gains }: Gains,
  sums: Int32Array,
  { impacts, counts, named }: Counting,
): number {
  let count = 0;
  for (let at = 0; at < gains.length; at++) {
    const [gain, list] = [gains[at], lists[at]];
    if (gain === 0 || list >= firstRuns.length - 1) continue;
    const last = firstRuns[list + 1];
    for (let run = firstRuns[list]; run < last; run++) {
      if (named?.[run] === 0) break;
      const [start, end] = [runs[run], runs[run + 1]];
      const steps = Math.ceil(gain * counts[impacts[run]]);
      if (steps === 0) continue;
      addTo(sums, docs, start, end, steps);
      count += end - start;
    }
  }
  return count;
}

function addTo(sums: Int32Array, docs: Uint16Array, start: number, end: number, steps: number): void {
  for (let at = start; at < end; at++) {
    const doc = docs[at];
    // A whole number of 32 bits: as a plain sum it took twice as long.
    sums[doc] = (sums[doc] + steps) | 0;
  }
}

/** The documents with the highest sums, the highest first. `size`: how many documents there are. */
export function highestOf(sums: Int32Array, size: number, count: number): number[] {
  if (count === 0) return [];
  const docs: number[] = [];
  let least = -Infinity;
  for (let doc = 0; doc < size; doc++) {
    const sum = sums[doc];
    if (sum <= least) continue;
    let at = docs.length;
    while (at > 0 && sums[docs[at - 1]] < sum) at--;
    docs.splice(at, 0, doc);
    if (docs.length > count) docs.pop();
    if (docs.length === count) least = sums[docs[count - 1]];
  }
  return docs;
}
