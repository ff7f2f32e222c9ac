// The reference scorer. A pair is scored once, from both sides:
//   z = b + κ Σ wᵢ (φᵢ − μᵢ) − penalties      p = 1 / (1 + e^−z)      P = √(p_wanted · p_offered)
// The product of two independent yeses: one side's enthusiasm cannot make up for the other's refusal.
// A factor that nobody can judge counts as average; the share of weight that could be judged is the confidence c,
// and what is not known pulls the score towards the average pair: P′ = P̄ + c (P − P̄).
import type { Features } from "./features.ts";
import { factorsOf, type Factors, type PairContext } from "./factors.ts";
import { conflictsOf, type Conflict } from "./conflicts.ts";
import {
  baseLogOdds,
  type Direction,
  type FactorName,
  type Relation,
  steepness,
  weightTables,
  type WeightTable,
} from "./weights.ts";

export interface PairScore {
  readonly score: number;
  readonly confidence: number;
  readonly factors: Factors;
  readonly contributions: readonly Contribution[];
  readonly conflicts: readonly Conflict[];
}

export interface Contribution {
  readonly factor: FactorName;
  readonly direction: Direction;
  /** In z units: above 0 the factor is better than for the average pair. */
  readonly value: number;
}

export function scorePair(
  relation: Relation,
  pair: { asking: Features; offering: Features },
  context: PairContext,
): PairScore {
  const factors = factorsOf(pair.asking, pair.offering, context);
  const conflicts = conflictsOf(pair.asking, pair.offering, context);
  const loss = conflicts.reduce((sum, conflict) => sum + conflict.penalty, 0);
  const wanted = judge(weightTables[relation].wanted, factors, "wanted");
  const offered = judge(weightTables[relation].offered, factors, "offered");
  const yes = Math.sqrt(logistic(wanted.z - loss) * logistic(offered.z - loss));
  const confidence = (wanted.known + offered.known) / 2;
  return {
    score: averagePair + confidence * (yes - averagePair),
    confidence,
    factors,
    contributions: [...wanted.contributions, ...offered.contributions],
    conflicts,
  };
}

const averagePair = logistic(baseLogOdds);

function judge(table: WeightTable, factors: Factors, direction: Direction) {
  const contributions: Contribution[] = [];
  let known = 0;
  for (const { factor, weight, average } of table) {
    const { fit } = factors[factor];
    if (fit === undefined) continue;
    known += weight;
    contributions.push({ factor, direction, value: steepness * weight * (fit - average) });
  }
  return { z: contributions.reduce((sum, { value }) => sum + value, baseLogOdds), known, contributions };
}

function logistic(z: number): number {
  return 1 / (1 + Math.exp(-z));
}
