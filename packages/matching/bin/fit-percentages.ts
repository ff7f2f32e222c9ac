// The map from scores to percentages, fitted by cross-entropy to grade / 3 (Platt 1999, with three slopes): log odds of the
// percentage = offset + slope · log odds of the score, with a slope for each stretch of score/percent.ts. First one map for all
// relations, then one for each, shrunk towards that.
import { logistic } from "../src/score/logistic.ts";
import { logOddsOfPercent, type PercentScale, stretchesOf } from "../src/score/percent.ts";
import type { Relation } from "../src/score/weights.ts";
import { descend } from "./descend.ts";
import { logOdds } from "./fit-model.ts";

export type Judged = { readonly relation: Relation; readonly score: number; readonly grade: number };

const [steps, rate] = [400, 0.05];
/** How many pairs' worth a relation's map is held to that of all. */
const held = 20;
const least = Float64Array.from([-Infinity, 0.3, 0.3, 0.3]);

export function fitScales(judged: readonly Judged[]) {
  const all = fitScale(judged, Float64Array.from([0, 1, 1, 1]), 0);
  const relations = [...Map.groupBy(judged, ({ relation }) => relation)];
  return {
    all: scaleOf(all),
    byRelation: new Map(relations.map(([relation, some]) => [relation, scaleOf(fitScale(some, all, held))])),
  };
}

function fitScale(judged: readonly Judged[], towards: Float64Array, shrinkage: number): Float64Array {
  const known = judged.map(({ score, grade }) => {
    const odds = logOdds(score);
    return { odds, stretches: stretchesOf(odds), target: grade / 3 };
  });
  const gradientAt = (at: Float64Array) => {
    const gradient = at.map((number, place) => 2 * shrinkage * (number - (towards[place] ?? 0)));
    const scale = scaleOf(at);
    for (const { odds, stretches, target } of known) {
      const excess = logistic(logOddsOfPercent(odds, scale)) - target;
      gradient[0] = (gradient[0] ?? 0) + excess;
      stretches.forEach((stretch, at) => (gradient[at + 1] = (gradient[at + 1] ?? 0) + excess * stretch));
    }
    return gradient;
  };
  return descend(towards, gradientAt, { steps, rate, least });
}

function scaleOf([offset = 0, far = 1, below = 1, above = 1]: Float64Array): PercentScale {
  return { offset, far, below, above };
}
