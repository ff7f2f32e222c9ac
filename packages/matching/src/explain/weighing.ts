// What a piece of evidence is worth to the pair that it explains.
import type { PairScore } from "../score/score.ts";
import { type Counterfactual, lossWithout, type PairInContext } from "./counterfactual.ts";
import type { Evidence } from "./reason.ts";

export type ExplainedPair = PairInContext & {
  readonly pair: PairScore;
  /** Whether the reader is the asking side. */
  readonly sourceAsks: boolean;
};

/** Weighing evidence scores the pair again, so it is done only when its contribution is read. */
export function weighed(
  evidence: Omit<Evidence, "contribution">,
  without: Counterfactual,
  explained: ExplainedPair,
): Evidence {
  let known: number | undefined;
  return {
    ...evidence,
    get contribution() {
      return (known ??= lossWithout(without, explained.pair, explained));
    },
  };
}
