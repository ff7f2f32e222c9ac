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
  const known: RowFits[] = [];
  return (row) => {
    let fits = known[row];
    if (fits === undefined) {
      const [asking, offering] = asked ? [facts, vocabulary.factsOf(row)] : [vocabulary.factsOf(row), facts];
      known[row] = fits = {
        commitment: fitOfCommitment(asking, offering),
        place: fitOfPlace(asking, offering, language),
        size: fitOfSize(asking, offering),
        budget: fitOfBudget(asking, offering),
        trust: fitOfTrust(offering),
        conflicts: conflictsOfFacts(asking, offering, language),
      };
    }
    return fits;
  };
}

/** What a document's measure adds to its row: the trust of an offering one, the budget band of an asking one. */
export function withMeasure(fits: RowFits, measure: number, { source: { facts }, asked }: Query) {
  if (asked) return { budget: fits.budget, trust: measure === unknown ? undefined : measure / unit };
  const isKnown = measure !== unknown && facts.size;
  return { budget: isKnown ? fitOfBand(measure, facts.size.value) : undefined, trust: fits.trust };
}
