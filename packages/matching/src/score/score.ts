// The reference scorer. A pair is scored once, from both sides:
//   z = b + Σ wᵢ (φᵢ − μᵢ) − penalties − chance      p = 1 / (1 + e^−z)      P = √(p_wanted · p_offered)
// The product of two independent yeses: one side's enthusiasm cannot make up for the other's refusal.
// A factor that nobody can judge counts as average, and what is not known pulls the score towards the average pair:
// P′ = P̄ + s (P − P̄). s is the share of weight that could be judged, without facts that do not fit.
import { lossByChance } from "./chance.ts";
import { type Conflict, conflictsOf } from "./conflicts.ts";
import { makesSurer } from "./facts.ts";
import { type Factors, factorsOf, type Fits, fitsOf } from "./factors.ts";
import { logistic } from "./logistic.ts";
import { applyWishes, fitsSeenBy } from "./musts.ts";
import type { Sides } from "./pair.ts";
import { percentOf, percentScales } from "./percent.ts";
import type { PairContext } from "./statistics.ts";
import {
  baseLogOdds,
  type Direction,
  type FactorName,
  type FactorWeight,
  type Relation,
  type WeightTable,
  weightTables,
} from "./weights.ts";
import { scoreWish } from "./wish-score.ts";

export type PairScore = {
  /** 0 to 1. */
  readonly score: number;
  /** 1 to 99, rising with the score; the same for both sides of a pair. */
  readonly percent: number;
  /** Share of the weight that both sides say enough to judge, 0 to 1. */
  readonly confidence: number;
  readonly factors: Factors;
  readonly contributions: readonly Contribution[];
  readonly conflicts: readonly Conflict[];
  /** What is taken off in z units because both speak of much. */
  readonly chance: number;
};

export type Contribution = {
  readonly factor: FactorName;
  readonly direction: Direction;
  /** In z units: above 0 the factor is better than for the average pair. */
  readonly value: number;
};

/** Reads nothing but the features of both sides, the concept graph and the market's statistics. */
export function scorePair(relation: Relation, sides: Sides, context: PairContext): PairScore {
  if (sides.asking.isWish || sides.offering.isWish) {
    const judged = scoreWish(sides, context);
    return { ...judged, percent: percentOf(judged.score, percentScales.wish), chance: 0 };
  }
  const factors = factorsOf(relation, sides, context);
  const fits = fitsOf(factors);
  const conflicts = applyWishes(conflictsOf(relation, sides, fits, context), sides, context);
  const { wanted, offered } = weightTables[relation];
  const wantedFits = fitsSeenBy(sides.asking, fits, wanted);
  const offeredFits = fitsSeenBy(sides.offering, fits, offered);
  const chance = lossByChance(sides.asking, sides.offering);
  const { score, confidence } = scoreOfFits(relation, wantedFits, lossOf(conflicts, chance), offeredFits);
  return {
    score,
    percent: percentOf(score, percentScales[relation]),
    confidence,
    factors,
    contributions: [
      ...contributionsOf(wanted, wantedFits, "wanted"),
      ...contributionsOf(offered, offeredFits, "offered"),
    ],
    conflicts,
    chance,
  };
}

/**
 * `loss` in z units; `offeredFits` as the offering side sees them. The one map from fits to a score: whoever comes to the same
 * fits comes to the same score, to the last bit.
 */
export function scoreOfFits(
  relation: Relation,
  fits: Readonly<Fits>,
  loss: number,
  offeredFits: Readonly<Fits> = fits,
) {
  const wanted = judge(weightTables[relation].wanted, fits, loss);
  const offered = judge(weightTables[relation].offered, offeredFits, loss);
  return { score: scoreOfJudgements(wanted, offered), confidence: (wanted.known + offered.known) / 2 };
}

/** One side's judgement: log odds, and the share of its weight that makes it sure. */
type Judgement = { readonly z: number; readonly sure: number };

export function scoreOfJudgements(wanted: Judgement, offered: Judgement): number {
  const yes = Math.sqrt(logistic(wanted.z) * logistic(offered.z));
  return averagePair + ((wanted.sure + offered.sure) / 2) * (yes - averagePair);
}

export function lossOf(conflicts: readonly Pick<Conflict, "penalty">[], before = 0): number {
  return conflicts.reduce((sum, { penalty }) => sum + penalty, before);
}

/** The score of a pair whose factors are all average: P̄. */
export const averagePair = logistic(baseLogOdds);

/** `known`: the share of the weight that could be judged. */
function judge(table: WeightTable, fits: Readonly<Fits>, loss: number): Judgement & { known: number } {
  let [z, sure, known] = [baseLogOdds, 0, 0];
  for (const row of table) {
    const fit = fits[row.factor];
    if (fit === undefined) continue;
    z += valueOf(row, fit);
    known += row.weight;
    if (makesSurer(row, fit)) sure += row.weight;
  }
  return { z: z - loss, sure, known };
}

function contributionsOf(table: WeightTable, fits: Fits, direction: Direction): Contribution[] {
  return table.flatMap((row) => {
    const fit = fits[row.factor];
    return fit === undefined ? [] : { factor: row.factor, direction, value: valueOf(row, fit) };
  });
}

function valueOf({ worth, average }: FactorWeight, fit: number): number {
  return worth * (fit - average);
}
