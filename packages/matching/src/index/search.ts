// The k best documents of all blocks. Of a closed block the postings of the query's lists are summed to the bound of
// each document (bound.ts); whose bound can reach the k-th best so far is scored exactly (exact.ts). The open block has
// no postings: its documents are looked at one by one.
import { type Block, mostDocuments } from "./block.ts";
import type { Place } from "./blocks.ts";
import { type Bound, boundOf, type Gains } from "./bound.ts";
import { createScorer } from "./exact.ts";
import { createPasses, type Filter } from "./filter.ts";
import type { Postings } from "./postings.ts";
import type { Query } from "./query.ts";
import type { TermTable } from "./term-table.ts";
import { createTopK, type Found } from "./top-k.ts";

/** Work done, for tests and benchmarks: it does not depend on the machine. */
export interface Counters {
  searches: number;
  postings: number;
  bounded: number;
  /** Of the documents bounded, those looked at again; of them, those compared in full; of them, those scored. */
  sketched: number;
  compared: number;
  scored: number;
}

export interface Search {
  readonly query: Query;
  readonly limit: number;
  readonly filter: Filter;
  readonly terms: TermTable;
  readonly counters: Counters;
}

/** `only`: places of the documents to look at instead of all. */
export function searchBlocks(blocks: readonly Block[], search: Search, only?: readonly Place[]): Found[] {
  const { query, limit, counters, terms } = search;
  const top = createTopK(limit);
  const bound = boundOf(query);
  const scorer = createScorer(query);
  const passes = createPasses(query, search.filter);
  bound.require(top.threshold());
  const consider = ({ columns, ids }: Block, doc: number) => {
    const standing = columns.standings[doc] as number;
    counters.sketched++;
    const ofConcepts = bound.ofConcepts(columns, doc);
    if (ofConcepts < (bound.least.concepts[standing] as number)) return;
    const own = terms.sumsOf(columns, doc);
    if (ofConcepts + bound.ofTerms(own, standing) < (bound.least.terms[standing] as number)) return;
    const id = ids[doc] as string;
    if (!passes(columns, doc, id)) return;
    counters.compared++;
    const fits = scorer.wordFits(columns, doc, own);
    if (bound.ofWords(fits) < (bound.least.words[standing] as number)) return;
    counters.scored++;
    const { score, confidence } = scorer.score(columns, doc);
    if (top.offer(id, score, confidence)) bound.require(top.threshold());
  };
  if (only) for (const { block, doc } of only) consider(block, doc);
  else searchAll(blocks, { bound, consider, counters, seeds: 2 * limit });
  return top.bestFirst();
}

interface Pass {
  readonly bound: Bound;
  readonly consider: (block: Block, doc: number) => void;
  readonly counters: Counters;
  /** So many documents that are likely the best are scored first: they raise what is required of the others. */
  readonly seeds: number;
}

function searchAll(blocks: readonly Block[], pass: Pass): void {
  let { seeds } = pass;
  for (const block of blocks) {
    if (block.postings === undefined) {
      for (let doc = 0; doc < block.ids.length; doc++) pass.consider(block, doc);
      continue;
    }
    searchClosed(block, { ...pass, seeds });
    seeds = 0;
  }
}

/** Shared by all searches, which never wait for anything. */
export const sums = new Int32Array(mostDocuments);

function searchClosed(block: Block, { bound, consider, counters, seeds }: Pass): void {
  const size = block.ids.length;
  counters.postings += sumUp(block, bound);
  counters.bounded += size;
  for (const doc of highest(size, seeds)) {
    consider(block, doc);
    sums[doc] = done;
  }
  const { required } = bound;
  const { standings } = block.columns;
  for (let doc = 0; doc < size; doc++)
    if ((sums[doc] as number) >= (required[standings[doc] as number] as number)) consider(block, doc);
}

/** Makes the sum of each document of a closed block; how many postings that took. */
export function sumUp({ ids, postings }: Block, bound: Bound): number {
  sums.fill(0, 0, ids.length);
  return postings
    ? addPostings(postings.concepts, bound.concepts) + addPostings(postings.needs, bound.needs)
    : 0;
}

/** Below all that can be required. */
const done = -(2 ** 31);

/** The documents with the highest sums. */
function highest(size: number, count: number): number[] {
  if (count === 0) return [];
  const docs: number[] = [];
  let least = -Infinity;
  for (let doc = 0; doc < size; doc++) {
    const sum = sums[doc] as number;
    if (sum <= least) continue;
    let at = docs.length;
    while (at > 0 && (sums[docs[at - 1] as number] as number) < sum) at--;
    docs.splice(at, 0, doc);
    if (docs.length > count) docs.pop();
    if (docs.length === count) least = sums[docs[count - 1] as number] as number;
  }
  return docs;
}

function addPostings({ lists: firstRuns, runs, impacts, docs }: Postings, { lists, gains }: Gains): number {
  let count = 0;
  for (let at = 0; at < gains.length; at++) {
    const [gain, list] = [gains[at] as number, lists[at] as number];
    if (gain === 0 || list >= firstRuns.length - 1) continue;
    const last = firstRuns[list + 1] as number;
    for (let run = firstRuns[list] as number; run < last; run++) {
      const [start, end] = [runs[run] as number, runs[run + 1] as number];
      addTo(docs, start, end, gain * (impacts[run] as number));
      count += end - start;
    }
  }
  return count;
}

function addTo(docs: Uint16Array, start: number, end: number, steps: number): void {
  for (let at = start; at < end; at++) {
    const doc = docs[at] as number;
    // A whole number of 32 bits: as a plain sum it took twice as long.
    sums[doc] = ((sums[doc] as number) + steps) | 0;
  }
}
