// The map from scores to percentages, fitted by cross-entropy to grade / 3 (Platt 1999, with two slopes): log odds of the
// percentage = offset + slope · log odds of the score, with one slope below even odds and one above. First one map for all
// relations, then one for each, shrunk towards that.
import { logistic } from "../src/score/logistic.ts";
import { logOddsOfPercent, type PercentScale } from "../src/score/percent.ts";
import type { Relation } from "../src/score/weights.ts";
import { descend } from "./descend.ts";
import { logOdds } from "./fit-model.ts";

export type Judged = { readonly relation: Relation; readonly score: number; readonly grade: number };

const [steps, rate] = [400, 0.05];
/** How many pairs' worth a relation's map is held to that of all. */
const held = 20;
const least = Float64Array.from([-Infinity, 0.3, 0.3]);

export function fitScales(judged: readonly Judged[]) {
  const all = fitScale(judged, Float64Array.from([0, 1, 1]), 0);
  const relations = [...Map.groupBy(judged, ({ relation }) => relation)];
  return {
    all: scaleOf(all),
    byRelation: new Map(relations.map(([relation, some]) => [relation, scaleOf(fitScale(some, all, held))])),
  };
}

function fitScale(judged: readonly Judged[], towards: Float64Array, shrinkage: number): Float64Array {
  const known = judged.map(({ score, grade }) => ({ odds: logOdds(score), target: grade / 3 }));
  const gradientAt = (at: Float64Array) => {
    const gradient = at.map((number, place) => 2 * shrinkage * (number - (towards[place] ?? 0)));
    const scale = scaleOf(at);
    for (const { odds, target } of known) {
      const excess = logistic(logOddsOfPercent(odds, scale)) - target;
      gradient[0] = (gradient[0] ?? 0) + excess;
      const slope = odds < 0 ? 1 : 2;
      gradient[slope] = (gradient[slope] ?? 0) + excess * odds;
    }
    return gradient;
  };
  return descend(towards, gradientAt, { steps, rate, least });
}

function scaleOf([offset = 0, below = 1, above = 1]: Float64Array): PercentScale {
  return { offset, below, above };
}
