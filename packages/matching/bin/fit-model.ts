// The score as a function of corrections of the weights: one for each factor, the same in all relations, added to what the
// whole of it is worth in log odds, and one for each kind of penalty, as a share of it.
import { makesSurer } from "../src/score/facts.ts";
import { dotOf } from "../src/profile/context.ts";
import { scoreOfJudgements } from "../src/score/score.ts";
import {
  baseLogOdds,
  type Direction,
  type FactorName,
  type Relation,
  type WeightTable,
  weightTables,
} from "../src/score/weights.ts";
import type { Observation, ObservedQuery } from "./observations.ts";
import { mean } from "./percentages.ts";

/** What one side needs of the other is one thing, and how far either can be relied on. */
const corrected: Readonly<Record<string, readonly FactorName[]>> = {
  skills: ["skills", "inReturn"],
  craft: ["craft"],
  subject: ["subject"],
  usefulness: ["usefulness"],
  wording: ["wording"],
  commitment: ["commitment"],
  place: ["place"],
  size: ["size"],
  budget: ["budget"],
  together: ["together"],
  nearNeeds: ["nearNeeds"],
  trust: ["trust", "credit"],
};
const factorCount = Object.keys(corrected).length;
const [denied, clash] = [factorCount, factorCount + 1];
export const correctionNames = [...Object.keys(corrected), "denied", "clash"];
export type Corrections = Float64Array;

export function noCorrections(): Corrections {
  return new Float64Array(correctionNames.length);
}

function placeOf(factor: FactorName): number {
  return Object.values(corrected).findIndex((factors) => factors.includes(factor));
}

/** What a factor is worth on average: a correction is shared out among the relations as this is. */
const meanWorth = Float64Array.from(correctionNames, (_, place) => {
  const worths = Object.values(weightTables)
    .flatMap(({ wanted, offered }) => [...wanted, ...offered])
    .flatMap(({ factor, worth }) => (placeOf(factor) === place ? worth : []));
  return place >= factorCount ? 1 : mean(worths);
});

/** A correction may take the whole of a factor, no more. */
export const leastCorrections: Corrections = meanWorth.map((worth) => -worth);

/** A table as it would be with the corrections. */
export function correctedTable(table: WeightTable, corrections: Corrections): WeightTable {
  const rows = table.map((row) => ({ ...row, worth: row.worth * changeOf(row.factor, corrections) }));
  const total = rows.reduce((sum, { worth }) => sum + worth, 0);
  return rows.map((row) => ({ ...row, weight: row.worth / total }));
}

function changeOf(factor: FactorName, corrections: Corrections): number {
  const place = placeOf(factor);
  return 1 + (corrections[place] ?? 0) / (meanWorth[place] ?? 1);
}

/** One side's judgement, linear in the corrections: log odds; what makes it sure of all that could be. */
type LinearJudgement = {
  readonly z: number;
  readonly slopes: Float64Array;
  readonly sure: number;
  readonly total: number;
  readonly isSure: Float64Array;
  readonly hasRow: Float64Array;
};

type LinearPair = {
  readonly wanted: LinearJudgement;
  readonly offered: LinearJudgement;
  readonly grade: number;
};

export type LinearQuery = {
  readonly task: string;
  readonly id: string;
  readonly relation: Relation;
  readonly ids: readonly string[];
  readonly pairs: readonly LinearPair[];
};

export function linearQuery({ task, id, relation, observations }: ObservedQuery): LinearQuery {
  return {
    task,
    id,
    relation,
    ids: observations.map((observation) => observation.id),
    pairs: observations.map((observation) => ({
      wanted: linearJudgement(relation, "wanted", observation),
      offered: linearJudgement(relation, "offered", observation),
      grade: observation.grade,
    })),
  };
}

function linearJudgement(
  relation: Relation,
  direction: Direction,
  observation: Observation,
): LinearJudgement {
  const [slopes, isSure, hasRow] = [noCorrections(), noCorrections(), noCorrections()];
  let [z, sure, total] = [baseLogOdds - observation.chance, 0, 0];
  for (const row of weightTables[relation][direction]) {
    const { factor, worth, average } = row;
    const [fit, place] = [observation[direction][factor], placeOf(factor)];
    total += worth;
    const part = worth / (meanWorth[place] ?? 1);
    if (place >= 0) hasRow[place] = part;
    if (fit === undefined) continue;
    z += worth * (fit - average);
    const surer = makesSurer(row, fit);
    if (surer) sure += worth;
    if (place < 0) continue;
    slopes[place] = part * (fit - average);
    if (surer) isSure[place] = part;
  }
  for (const { factor, penalty, must } of observation.conflicts) {
    z -= penalty;
    if (must !== undefined) continue;
    const place = factor === "skills" ? denied : clash;
    slopes[place] = (slopes[place] ?? 0) - penalty;
  }
  return { z, slopes, sure, total, isSure, hasRow };
}

function judged({ z, slopes, sure, total, isSure, hasRow }: LinearJudgement, corrections: Corrections) {
  return {
    z: z + dotOf(slopes, corrections),
    sure: (sure + dotOf(isSure, corrections)) / (total + dotOf(hasRow, corrections)),
  };
}

export function scoreWith({ wanted, offered }: LinearPair, corrections: Corrections): number {
  return scoreOfJudgements(judged(wanted, corrections), judged(offered, corrections));
}

const step = 1e-4;

/** Log odds of the score, and what each correction adds to them; the confidence is taken as it is. */
export function logOddsWith({ wanted, offered }: LinearPair, corrections: Corrections) {
  const [one, other] = [judged(wanted, corrections), judged(offered, corrections)];
  const value = logOdds(scoreOfJudgements(one, other));
  const byWanted = (logOdds(scoreOfJudgements({ ...one, z: one.z + step }, other)) - value) / step;
  const byOffered = (logOdds(scoreOfJudgements(one, { ...other, z: other.z + step })) - value) / step;
  return { value, byWanted, byOffered };
}

export function logOdds(score: number): number {
  return Math.log(score / (1 - score));
}
