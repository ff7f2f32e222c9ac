// The k best documents of all blocks. Of a closed block the postings of the query's lists are summed to the bound of
// each document (bound.ts); whose bound can reach the k-th best so far is scored exactly (exact.ts). The open block has
// no postings: its documents are bounded one by one.
import { type Block, mostDocuments } from "./block.ts";
import { type Bound, boundOf } from "./bound.ts";
import { type Columns, conceptIn } from "./columns.ts";
import type { Place } from "./blocks.ts";
import { createScorer } from "./exact.ts";
import { createPasses, type Filter } from "./filter.ts";
import { eachNeed, impactOf, type Postings } from "./postings.ts";
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
  const { query, limit, counters } = search;
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
    const own = search.terms.sumsOf(columns, doc);
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
  else
    blocks.forEach((block, index) =>
      searchBlock(block, { query, bound, consider, counters, seeds: index === 0 ? 2 * limit : 0 }),
    );
  return top.bestFirst();
}

interface Pass {
  readonly query: Query;
  readonly bound: Bound;
  readonly consider: (block: Block, doc: number) => void;
  readonly counters: Counters;
  /** So many documents that are likely the best are scored first: they raise what is required of the others. */
  readonly seeds: number;
}

/** Shared by all searches, which never wait for anything. */
export const sums = new Int32Array(mostDocuments);

function searchBlock(block: Block, { query, bound, consider, counters, seeds }: Pass): void {
  const size = block.ids.length;
  counters.postings += sumUp(block, bound, query);
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

/** Makes the sum of each document of the block; how many postings that took. */
export function sumUp({ ids, columns, postings }: Block, bound: Bound, query: Query): number {
  if (postings === undefined) {
    for (let doc = 0; doc < ids.length; doc++) sums[doc] = sumOf(columns, doc, bound, query);
    return 0;
  }
  sums.fill(0, 0, ids.length);
  return addPostings(postings.concepts, bound.conceptGains) + addPostings(postings.needs, bound.needGains);
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

function addPostings({ starts, docs, impacts }: Postings, gains: Int32Array): number {
  let count = 0;
  const lists = Math.min(gains.length, starts.length - 1);
  for (let list = 0; list < lists; list++) {
    const gain = gains[list] as number;
    if (gain === 0) continue;
    const start = starts[list] as number;
    const end = starts[list + 1] as number;
    count += end - start;
    for (let at = start; at < end; at++) {
      const doc = docs[at] as number;
      // Whole numbers of 32 bits throughout: with a plain product the loop took twice as long.
      sums[doc] = ((sums[doc] as number) + Math.imul(gain, impacts[at] as number)) | 0;
    }
  }
  return count;
}

function sumOf(columns: Columns, doc: number, { conceptGains, needGains }: Bound, query: Query): number {
  const { ownStarts, own } = columns;
  let sum = 0;
  const end = ownStarts[doc + 1] as number;
  for (let at = ownStarts[doc] as number; at < end; at++) {
    const entry = own[at] as number;
    sum += (conceptGains[conceptIn(entry)] as number) * impactOf(entry);
  }
  if (query.served)
    eachNeed(columns, doc, query.vocabulary, (list, impact) => (sum += (needGains[list] as number) * impact));
  return sum;
}
