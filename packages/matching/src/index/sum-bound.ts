// The first look at the documents of a closed block: each list of postings adds one number to its documents, and the sum
// bounds what all they say can add to the log odds (bound.ts). The numbers are whole, in steps so fine that 2^28 of them
// are all that can be gained: sums of 32 bits take half the time of others.
import { fullGain, fullWorth, unit } from "../profile/features.ts";
import type { BestOfTable } from "./best-of.ts";
import type { Block } from "./blocks.ts";
import { type Lines, tangentOf, tangentOfRoot } from "./lines.ts";
import { anyTerm, needList, type Postings } from "./postings.ts";
import type { Query } from "./query.ts";

export type SumBound = {
  readonly concepts: Gains;
  readonly needs: Gains;
  readonly stepsPerZ: number;
  /** What an impact counts as, where it is not itself. */
  readonly impacts?: Uint8Array;
};

/** What lists of postings add. */
type Gains = {
  readonly lists: readonly number[];
  /** Steps for each unit of impact, rounded up. */
  readonly gains: Int32Array;
};

export function sumBoundOf(query: Query, lines: Lines): SumBound {
  const [concepts, needs] = [conceptGains(query, lines), needGains(query, lines)];
  const stepsPerZ = stepsFor(sumOf(concepts) + sumOf(needs));
  return {
    concepts: { lists: query.relevant.concepts, gains: inSteps(concepts, stepsPerZ) },
    needs: {
      lists: [anyTerm, ...query.relevant.concepts.slice(1).map(needList)],
      gains: inSteps(needs, stepsPerZ),
    },
    stepsPerZ,
  };
}

/** By place. */
function conceptGains(query: Query, lines: Lines): Float64Array {
  const { wantedSkills, sourceConcepts, sourceFactor, documentGains, documentFactor } = query;
  const { slope } = tangentOf(query.halfSaturation);
  const perDocumentGain = (slope * lines[documentFactor].slope) / fullGain;
  const gains = documentGains.map((gain) => perDocumentGain * gain);
  const addRows = ({ heads, next }: BestOfTable, gainOf: (row: number) => number) => {
    for (let place = 1; place < heads.length; place++)
      for (let row = heads[place]; row !== 0; row = next[row]) gains[place] += gainOf(row);
  };
  const perSourceGain = (slope * lines[sourceFactor].slope) / fullGain;
  addRows(sourceConcepts, (row) => perSourceGain * sourceConcepts.gains[row]);
  if (wantedSkills && wantedSkills.total > 0) {
    const { concepts, total } = wantedSkills;
    const perSquare = (tangentOfRoot.slope * lines.skills.slope) / (total * unit * fullWorth);
    addRows(concepts, (row) => {
      const share = concepts.wanted[concepts.things[row]].weight;
      return share === 0 ? 0 : (perSquare * concepts.gains[row] ** 2) / share;
    });
  }
  return gains;
}

/** By place; at 0 that of any term. */
function needGains({ servedNeeds, servedNeedsFactor }: Query, lines: Lines): Float64Array {
  if (!servedNeeds) return new Float64Array();
  const perSquare = (tangentOfRoot.slope * lines[servedNeedsFactor].slope) / (unit * fullWorth ** 2);
  const gains = servedNeeds.concepts.map((worth) => perSquare * worth ** 2);
  gains[0] = perSquare * Math.max(0, ...servedNeeds.terms.values()) ** 2;
  return gains;
}

// A list has an impact of at most 250 for a document, or of 250 and one more for each need. With 2^28 steps for all
// lists together no sum of a document with fewer than 1,500 needs leaves 31 bits.
function stepsFor(gains: number): number {
  return gains === 0 ? 1 : Math.min(2 ** 24, 2 ** 28 / (unit * gains));
}

function inSteps(gains: Float64Array, stepsPerZ: number): Int32Array {
  const steps = new Int32Array(gains.length);
  for (let list = 0; list < gains.length; list++) steps[list] = Math.ceil(gains[list] * stepsPerZ);
  return steps;
}

function sumOf(numbers: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < numbers.length; at++) sum += numbers[at];
  return sum;
}

/** Makes the sum of each document of a closed block, in steps; how many postings that took. */
export function sumUp(
  { ids, postings }: Block,
  { concepts, needs, impacts }: SumBound,
  sums: Int32Array,
): number {
  sums.fill(0, 0, ids.length);
  return postings
    ? addPostings(postings.concepts, concepts, sums, impacts) + addPostings(postings.needs, needs, sums)
    : 0;
}

function addPostings(
  { lists: firstRuns, runs, impacts, docs }: Postings,
  { lists, gains }: Gains,
  sums: Int32Array,
  countingAs?: Uint8Array,
): number {
  let count = 0;
  for (let at = 0; at < gains.length; at++) {
    const [gain, list] = [gains[at], lists[at]];
    if (gain === 0 || list >= firstRuns.length - 1) continue;
    const last = firstRuns[list + 1];
    for (let run = firstRuns[list]; run < last; run++) {
      const [start, end] = [runs[run], runs[run + 1]];
      const impact = countingAs ? countingAs[impacts[run]] : impacts[run];
      addTo(sums, docs, start, end, gain * impact);
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
