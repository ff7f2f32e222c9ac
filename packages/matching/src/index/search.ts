// The k best documents of all blocks. Of a closed block the postings of the query's lists are summed to the bound of
// each document (bound.ts); whose bound can reach the k-th best so far is scored exactly (exact.ts). The open block has
// no postings: its documents are bounded one by one.
import { type Block, mostDocuments } from "./block.ts";
import { type Bound, boundOf } from "./bound.ts";
import type { Columns } from "./columns.ts";
import type { Place } from "./blocks.ts";
import { createScorer } from "./exact.ts";
import { createPasses, type Filter } from "./filter.ts";
import { eachNeed, type Postings } from "./postings.ts";
import type { Query } from "./query.ts";
import type { TermTable } from "./term-table.ts";
import { createTopK, type Found } from "./top-k.ts";

/** Work done, for tests and benchmarks: it does not depend on the machine. */
export interface Counters {
  searches: number;
  postings: number;
  bounded: number;
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
  const score = createScorer(query, search.terms);
  const passes = createPasses(query, search.filter);
  bound.require(top.threshold());
  const consider = ({ columns, ids }: Block, doc: number) => {
    const id = ids[doc] as string;
    if (!passes(columns, doc, id)) return;
    counters.scored++;
    if (top.offer({ id, ...score(columns, doc) })) bound.require(top.threshold());
  };
  if (only) for (const { block, doc } of only) consider(block, doc);
  else for (const block of blocks) searchBlock(block, { query, bound, consider, counters });
  return top.bestFirst();
}

interface Pass {
  readonly query: Query;
  readonly bound: Bound;
  readonly consider: (block: Block, doc: number) => void;
  readonly counters: Counters;
}

// Shared by all searches, which never wait for anything.
const sums = new Int32Array(mostDocuments);

function searchBlock(block: Block, { query, bound, consider, counters }: Pass): void {
  const size = block.ids.length;
  if (block.postings) {
    sums.fill(0, 0, size);
    counters.postings += addPostings(block.postings.concepts, bound.conceptGains);
    counters.postings += addPostings(block.postings.needs, bound.needGains);
  } else for (let doc = 0; doc < size; doc++) sums[doc] = sumOf(block.columns, doc, bound, query);
  counters.bounded += size;
  const { required } = bound;
  const { standings } = block.columns;
  for (let doc = 0; doc < size; doc++)
    if ((sums[doc] as number) >= (required[standings[doc] as number] as number)) consider(block, doc);
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
      sums[doc] = (sums[doc] as number) + gain * (impacts[at] as number);
    }
  }
  return count;
}

function sumOf(columns: Columns, doc: number, { conceptGains, needGains }: Bound, query: Query): number {
  const { conceptStarts, concepts, worths, weights } = columns;
  let sum = 0;
  const end = conceptStarts[doc + 1] as number;
  for (let at = conceptStarts[doc] as number; at < end; at++) {
    const impact = Math.max(worths[at] as number, weights[at] as number);
    sum += (conceptGains[concepts[at] as number] as number) * impact;
  }
  if (query.served)
    eachNeed(columns, doc, query.vocabulary, (list, impact) => (sum += (needGains[list] as number) * impact));
  return sum;
}
