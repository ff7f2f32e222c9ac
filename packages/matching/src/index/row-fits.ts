// The factors that follow from stated facts. Many profiles state the same: each row of facts is judged once a query, by
// the plain scorer's own functions. A budget and trust are in columns of their own.
import { unit } from "../profile/features.ts";
import { type Conflict, conflictsOfFacts } from "../score/conflicts.ts";
import { type FactFits, factFitsOf, fitOfBand } from "../score/facts.ts";
import type { Columns } from "./columns.ts";
import { unknown } from "./document.ts";
import type { Query } from "./query.ts";

export interface RowFits {
  readonly fits: FactFits;
  readonly conflicts: readonly Conflict[];
}

export function createRowFits({
  source: { facts },
  relation,
  sourceAsks,
  vocabulary,
  language,
}: Query): (row: number) => RowFits {
  const known = new Map<number, RowFits>();
  return (row) => {
    let judged = known.get(row);
    if (judged === undefined) {
      const other = vocabulary.factsOf(row);
      const [asking, offering] = sourceAsks ? [facts, other] : [other, facts];
      const fits = factFitsOf(relation, asking, offering, language);
      known.set(row, (judged = { fits, conflicts: conflictsOfFacts(fits, asking, offering) }));
    }
    return judged;
  };
}

/** A document that asks has its budget in a column. */
export function budgetFit(
  { fits }: RowFits,
  { bands }: Columns,
  doc: number,
  { source, sourceAsks }: Query,
): number | undefined {
  if (sourceAsks) return fits.budget;
  const band = bands[doc] as number;
  return band === unknown ? undefined : fitOfBand(band, source.facts);
}

export function trustFit({ trusts }: Columns, doc: number): number | undefined {
  const trust = trusts[doc] as number;
  return trust === unknown ? undefined : trust / unit;
}
