// The k best documents of all blocks. Of a closed block the postings of the query's lists are summed to the bound of
// each document (bound.ts); whose bound can reach the k-th best so far is scored exactly (exact-score.ts). The open block
// has no postings: its documents are looked at one by one.
import { type Block, mostDocuments, type Place } from "./blocks.ts";
import { boundOf } from "./bound.ts";
import type { Bound } from "./comparing.ts";
import { createScorer } from "./exact-score.ts";
import { createPasses, type Filter } from "./filter.ts";
import { createHits } from "./max-bound.ts";
import type { Query } from "./query.ts";
import { highestOf, sumUp } from "./sum-bound.ts";
import { createTermTables } from "./term-table.ts";
import { createTopK, type Found } from "./top-k.ts";

/** Work done, for tests and benchmarks: it does not depend on the machine. */
export type Counters = {
  searches: number;
  postings: number;
  bounded: number;
  /** Of the documents bounded, those whose bound was refined; of them, those compared in full; of them, those scored. */
  refined: number;
  compared: number;
  scored: number;
};

type Search = {
  readonly query: Query;
  readonly limit: number;
  readonly filter: Filter;
  /** Places of the documents to look at instead of all. */
  readonly only?: readonly Place[] | undefined;
};

type Searcher = {
  readonly search: (blocks: readonly Block[], search: Search) => Found[];
  readonly counters: Readonly<Counters>;
};

/** Owns the space that its searches share: none of them waits for anything, so no two use it at once. */
export function createSearcher(): Searcher {
  const counters = { searches: 0, postings: 0, bounded: 0, refined: 0, compared: 0, scored: 0 };
  const space = { sums: new Int32Array(mostDocuments), hits: createHits() };
  const termTableOf = createTermTables();

  function search(blocks: readonly Block[], { query, limit, filter, only }: Search): Found[] {
    counters.searches++;
    const top = createTopK(limit);
    const bound = boundOf(query, space.hits);
    const scorer = createScorer(query);
    const terms = termTableOf(query);
    const passes = createPasses(query, filter);
    bound.require(top.threshold());
    const consider = ({ columns, ids }: Block, doc: number) => {
      const flags = columns.flags[doc];
      counters.refined++;
      const ofConcepts = bound.ofConcepts(columns, doc);
      if (ofConcepts < bound.least.concepts[flags]) return;
      const own = terms.sumsOf(columns, doc);
      if (ofConcepts + bound.ofTerms(own, flags) < bound.least.terms[flags]) return;
      const id = ids[doc];
      if (!passes(columns, doc, id)) return;
      counters.compared++;
      const fits = scorer.wordFits(columns, doc, own);
      if (bound.ofWords(fits) < bound.least.words[flags]) return;
      counters.scored++;
      const { score, confidence } = scorer.score(columns, doc);
      if (top.offer(id, score, confidence)) bound.require(top.threshold());
    };
    if (only) for (const { block, doc } of only) consider(block, doc);
    else searchAll(blocks, { bound, consider, counters, sums: space.sums, seeds: 2 * limit });
    terms.clear();
    return top.bestFirst();
  }

  return { search, counters };
}

type Pass = {
  readonly bound: Bound;
  readonly consider: (block: Block, doc: number) => void;
  readonly counters: Counters;
  readonly sums: Int32Array;
  /** So many documents that are likely the best are scored first: they raise what is required of the others. */
  readonly seeds: number;
};

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

function searchClosed(block: Block, { bound, consider, counters, sums, seeds }: Pass): void {
  const size = block.ids.length;
  counters.postings += sumUp(block, bound.sums, sums);
  counters.bounded += size;
  for (const doc of highestOf(sums, size, seeds)) {
    consider(block, doc);
    sums[doc] = done;
  }
  const { required } = bound;
  const { flags } = block.columns;
  for (let doc = 0; doc < size; doc++) if (sums[doc] >= required[flags[doc]]) consider(block, doc);
}

/** Below all that can be required. */
const done = -(2 ** 31);
