// Words outside the graph are many: a query finds its own among them through one table of all, kept from query to query
// and cleared after each, because making it new took longer than a search.
import { unit } from "../profile/features.ts";
import { type Columns, isOfferedIn, termIn, weightIn } from "./columns.ts";
import type { Query } from "./query.ts";

export type TermSums = {
  /** What the words that both sides have add to the wording. */
  amount: number;
  /** What they add to the needs that are met. */
  covered: number;
};
type TermTable = {
  /** The same object each time. */
  readonly sumsOf: (columns: Columns, doc: number) => Readonly<TermSums>;
  readonly clear: () => void;
};

export function createTermTables(): (query: Query) => TermTable {
  let places = new Uint16Array(1024);
  return ({ wordingGains, wantedSkills, vocabulary }) => {
    const size = vocabulary.terms.keys.length;
    if (size > places.length) places = new Uint16Array(2 * size);
    const terms = [...new Set([...wordingGains.keys(), ...(wantedSkills?.terms.keys() ?? [])])];
    const gains = new Float64Array(terms.length + 1);
    const shares = new Float64Array(terms.length + 1);
    terms.forEach((term, index) => {
      places[term] = index + 1;
      gains[index + 1] = wordingGains.get(term) ?? 0;
      const parts = wantedSkills?.terms.get(term) ?? [];
      shares[index + 1] = unit * parts.reduce((sum, { share }) => sum + share, 0);
    });
    return {
      sumsOf: sumsIn(places, gains, shares),
      clear: () => {
        for (const term of terms) places[term] = 0;
      },
    };
  };
}

function sumsIn(places: Uint16Array, gains: Float64Array, shares: Float64Array): TermTable["sumsOf"] {
  const sums: TermSums = { amount: 0, covered: 0 };
  return ({ termStarts, terms }, doc) => {
    sums.amount = 0;
    sums.covered = 0;
    const end = termStarts[doc + 1];
    for (let at = termStarts[doc]; at < end; at++) {
      const entry = terms[at];
      const place = places[termIn(entry)];
      if (place === 0) continue;
      sums.amount += gains[place] * weightIn(entry);
      if (isOfferedIn(entry)) sums.covered += shares[place] * weightIn(entry);
    }
    return sums;
  };
}
