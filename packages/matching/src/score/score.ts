// The reference scorer. A pair is scored once, from both sides:
//   z = b + κ Σ wᵢ (φᵢ − μᵢ) − penalties      p = 1 / (1 + e^−z)      P = √(p_wanted · p_offered)
// The product of two independent yeses: one side's enthusiasm cannot make up for the other's refusal.
// A factor that nobody can judge counts as average; the share of weight that could be judged is the confidence c,
// and what is not known pulls the score towards the average pair: P′ = P̄ + c (P − P̄).
import type { Features } from "../profile/features.ts";
import { factorsOf, type Factors, type PairContext } from "./factors.ts";
import { conflictsOf, type Conflict } from "./conflicts.ts";
import { heedWishes } from "./musts.ts";
import { fitsSeenBy } from "../profile/preferences.ts";
import {
  baseLogOdds,
  type Direction,
  type FactorName,
  factorNames,
  type FactorWeight,
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
  const factors = factorsOf(relation, pair, context);
  const fits = fitsOf(factors);
  const conflicts = heedWishes(conflictsOf(relation, pair, fits, context), pair, context);
  const { wanted, offered } = weightTables[relation];
  const wantedFits = fitsSeenBy(pair.asking, fits, wanted);
  const offeredFits = fitsSeenBy(pair.offering, fits, offered);
  const { score, confidence } = scoreOfFits(relation, wantedFits, lossOf(conflicts), offeredFits);
  return {
    score,
    confidence,
    factors,
    contributions: [
      ...contributionsOf(wanted, wantedFits, "wanted"),
      ...contributionsOf(offered, offeredFits, "offered"),
    ],
    conflicts,
  };
}

export type Fits = Record<FactorName, number | undefined>;

function fitsOf(factors: Factors): Fits {
  return Object.fromEntries(factorNames.map((name) => [name, factors[name].fit])) as Fits;
}

/** The one map from fits to a score: whoever comes to the same fits comes to the same score, to the last bit. */
export function scoreOfFits(
  relation: Relation,
  fits: Readonly<Fits>,
  loss: number,
  offeredFits: Readonly<Fits> = fits,
) {
  const wanted = judge(weightTables[relation].wanted, fits);
  const offered = judge(weightTables[relation].offered, offeredFits);
  const yes = Math.sqrt(logistic(wanted.z - loss) * logistic(offered.z - loss));
  const confidence = (wanted.known + offered.known) / 2;
  return { score: averagePair + confidence * (yes - averagePair), confidence };
}

export function lossOf(conflicts: readonly Conflict[], before = 0): number {
  return conflicts.reduce((sum, { penalty }) => sum + penalty, before);
}

/** What a pair of average factors gets. */
export const averagePair = logistic(baseLogOdds);

function judge(table: WeightTable, fits: Readonly<Fits>): { z: number; known: number } {
  let z = baseLogOdds;
  let known = 0;
  for (const row of table) {
    const fit = fits[row.factor];
    if (fit === undefined) continue;
    known += row.weight;
    z += valueOf(row, fit);
  }
  return { z, known };
}

function contributionsOf(table: WeightTable, fits: Fits, direction: Direction): Contribution[] {
  return table.flatMap((row) => {
    const fit = fits[row.factor];
    return fit === undefined ? [] : { factor: row.factor, direction, value: valueOf(row, fit) };
  });
}

function valueOf({ weight, average }: FactorWeight, fit: number): number {
  return steepness * weight * (fit - average);
}

function logistic(z: number): number {
  return 1 / (1 + Math.exp(-z));
}
