// The k best documents of all blocks. Of a closed block the postings of the query's lists are summed to the bound of
// each document (bound.ts); whose bound can reach the k-th best so far is scored exactly (exact-score.ts). The open block
// has no postings: its documents are looked at one by one.
import type { Block, Place } from "./blocks.ts";
import { boundOf } from "./bound.ts";
import type { Bound } from "./comparing.ts";
import { createScorer } from "./exact-score.ts";
import { createPasses, type Filter } from "./filter.ts";
import { createFactTable } from "./fact-table.ts";
import type { Query } from "./query.ts";
import { createSums, type DocumentSums, highestOf, sumUp } from "./sums.ts";
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
  /** What a score must reach, however few do. */
  readonly least?: number | undefined;
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
  const space = createSums();
  const termTableOf = createTermTables();

  function search(blocks: readonly Block[], { query, limit, filter, least, only }: Search): Found[] {
    counters.searches++;
    const top = createTopK(limit, least);
    const facts = createFactTable(query);
    const bound = boundOf(query, facts);
    const scorer = createScorer(query, facts);
    const terms = termTableOf(query);
    const passes = createPasses(query, filter);
    let required = top.threshold();
    bound.require(required);
    const consider: Consider = ({ columns, ids }, doc, sums) => {
      counters.refined++;
      if (!bound.bySums(columns, doc, sums)) return;
      const own = terms.sumsOf(columns, doc);
      if (!bound.byTerms(columns, doc, own)) return;
      const id = ids[doc];
      if (!passes(columns, doc, id)) return;
      counters.compared++;
      if (!bound.byWords(scorer.wordFits(columns, doc, own))) return;
      counters.scored++;
      const { score, confidence } = scorer.score(columns, doc);
      if (!top.offer(id, score, confidence) || top.threshold() === required) return;
      bound.require((required = top.threshold()));
    };
    if (only) for (const { block, doc } of only) consider(block, doc, undefined);
    else searchAll(blocks, { bound, consider, counters, sums: space, seeds: 2 * limit });
    terms.clear();
    return top.bestFirst();
  }

  return { search, counters };
}

type Consider = (block: Block, doc: number, sums: DocumentSums | undefined) => void;

type Pass = {
  readonly bound: Bound;
  readonly consider: Consider;
  readonly counters: Counters;
  readonly sums: DocumentSums;
  /** So many documents that are likely the best are scored first: they raise what is required of the others. */
  readonly seeds: number;
};

/** The closed blocks first: they have most of the documents, and the best of them are found at once. */
function searchAll(blocks: readonly Block[], pass: Pass): void {
  let { seeds } = pass;
  const open: Block[] = [];
  for (const block of blocks) {
    if (block.postings === undefined) open.push(block);
    else {
      searchClosed(block, { ...pass, seeds });
      seeds = 0;
    }
  }
  for (const block of open)
    for (let doc = 0; doc < block.ids.length; doc++) pass.consider(block, doc, undefined);
}

function searchClosed(block: Block, { bound, consider, counters, sums, seeds }: Pass): void {
  const size = block.ids.length;
  counters.postings += sumUp(block, bound.gains, sums);
  counters.bounded += size;
  const { all } = sums;
  for (const doc of highestOf(all, size, seeds)) {
    consider(block, doc, sums);
    all[doc] = done;
  }
  const { required } = bound;
  const { flags } = block.columns;
  for (let doc = 0; doc < size; doc++) if (all[doc] >= required[flags[doc]]) consider(block, doc, sums);
}

/** Below all that can be required. */
const done = -(2 ** 31);
