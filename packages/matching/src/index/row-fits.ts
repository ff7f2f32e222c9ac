// The factors that follow from stated facts. Many profiles state the same: each row of facts is judged once a query, by
// the plain scorer's own functions.
import { conflictsOfFacts } from "../conflicts.ts";
import { fitOfBand, fitOfBudget, fitOfCommitment, fitOfPlace, fitOfSize, fitOfTrust } from "../facts.ts";
import type { Conflict } from "../conflicts.ts";
import { unit } from "../units.ts";
import { unknown } from "./document.ts";
import type { Query } from "./query.ts";

export interface RowFits {
  readonly commitment: number | undefined;
  readonly place: number | undefined;
  readonly size: number | undefined;
  readonly budget: number | undefined;
  readonly trust: number | undefined;
  readonly conflicts: readonly Conflict[];
}

export function createRowFits({
  source: { facts },
  asked,
  vocabulary,
  language,
}: Query): (row: number) => RowFits {
  const known = new Map<number, RowFits>();
  return (row) => {
    let fits = known.get(row);
    if (fits === undefined) {
      const [asking, offering] = asked ? [facts, vocabulary.factsOf(row)] : [vocabulary.factsOf(row), facts];
      fits = {
        commitment: fitOfCommitment(asking, offering),
        place: fitOfPlace(asking, offering, language),
        size: fitOfSize(asking, offering),
        budget: fitOfBudget(asking, offering),
        trust: fitOfTrust(offering),
        conflicts: conflictsOfFacts(asking, offering, language),
      };
      known.set(row, fits);
    }
    return fits;
  };
}

/** The measure of a document that asks is its budget band. */
export function budgetFit(row: RowFits, measure: number, { source, asked }: Query): number | undefined {
  if (asked) return row.budget;
  const { size } = source.facts;
  return size && measure !== unknown ? fitOfBand(measure, size.value) : undefined;
}

/** The measure of a document that offers is its trust. */
export function trustFit(row: RowFits, measure: number, { asked }: Query): number | undefined {
  if (!asked) return row.trust;
  return measure === unknown ? undefined : measure / unit;
}
