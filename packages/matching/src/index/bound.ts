// What a document's score can be at most, from one sum over its postings. Three steps, none of which can fall below:
//   1. √(p(a) p(b)) ≤ p((a + b) / 2), because log p is concave: both directions become one line of factors.
//   2. x / (x + h) is concave: it lies under its tangent, taken at x = 1, about where the best documents are.
//   3. max ≤ sum: for each thing wanted, all of the document's concepts count instead of the best alone.
// So each concept of a document adds one number: gain(c) · impact. What no list tells (facts, words outside the graph)
// is taken at its best, penalties at nothing. The sums are whole numbers of steps, gains rounded up.
import { half } from "../factors.ts";
import { saturated } from "../overlap.ts";
import { averagePair } from "../score.ts";
import { fullGain, fullWorth, unit } from "../units.ts";
import {
  baseLogOdds,
  type Direction,
  type FactorName,
  steepness,
  weightTables,
  type WeightTable,
} from "../weights.ts";
import { mostOf } from "./best-of.ts";
import { standings } from "./document.ts";
import { isComparable } from "./exact.ts";
import { anyTerm, needList } from "./postings.ts";
import type { Query } from "./query.ts";

export interface Bound {
  /** Steps for each unit of impact, by list of postings. */
  readonly conceptGains: Int32Array;
  readonly needGains: Int32Array;
  /** Sets what a document's sum must reach, so that its score may reach the threshold. */
  readonly require: (threshold: number) => void;
  /** By standing. */
  readonly required: Int32Array;
}

const facts = ["commitment", "place", "size", "budget", "trust"] as const;
const factors = ["skills", "subject", "usefulness", "wording", ...facts] as const;
const tangentAt = 1;
const impossible = 2 ** 31 - 1;
/** Room for the errors of floating point. */
const margin = 1e-6;

export function boundOf(query: Query): Bound {
  const concepts = conceptGains(query);
  const needs = needGains(query);
  const stepsPerZ = stepsFor([...concepts, ...needs]);
  const inSteps = (gains: Float64Array) => Int32Array.from(gains, (gain) => Math.ceil(gain * stepsPerZ));
  const required = new Int32Array(256).fill(impossible);
  const caps = Array.from({ length: 4 * standings.voice }, (_, standing) => capOf(query, standing));
  return {
    conceptGains: inSteps(concepts),
    needGains: inSteps(needs),
    required,
    require: (threshold) => {
      caps.forEach(({ z, confidence }, standing) => {
        const steps = Math.floor((zFor(threshold, confidence) - z - margin) * stepsPerZ);
        required[standing] = Math.max(-impossible, Math.min(impossible, steps));
      });
    },
  };
}

// A list has an impact of at most 250 for a document, or of 250 and one more for each need. With 2^28 steps for all
// lists together no sum of a document with fewer than 1,500 needs leaves 31 bits.
function stepsFor(gains: readonly number[]): number {
  const sum = gains.reduce((total, gain) => total + gain, 0);
  return sum === 0 ? 1 : Math.min(2 ** 24, 2 ** 28 / (unit * sum));
}

/** The least mean log odds with which a score can reach the threshold. */
function zFor(threshold: number, confidence: number): number {
  if (threshold <= averagePair) return -Infinity;
  const yes = averagePair + (threshold - averagePair) / confidence;
  if (!(yes < 1 + margin)) return Infinity;
  const odds = Math.min(yes, 1 - margin);
  return Math.log(odds / (1 - odds));
}

interface Cap {
  /** Mean log odds of both directions without what the lists add. */
  readonly z: number;
  readonly confidence: number;
}

function capOf(query: Query, standing: number): Cap {
  const { asked, source } = query;
  const hasSkills = asked ? asked.total > 0 : (standing & standings.needs) !== 0;
  const ofTerms = asked && asked.total > 0 ? asked.ofTerms / asked.total : 0;
  let z = baseLogOdds;
  let confidence = 0;
  const count = (factor: FactorName, isKnown: boolean, most: number) => {
    if (!isKnown) return;
    z += zOf(query, factor, most);
    confidence += both[query.relation][factor].weight;
  };
  count("skills", hasSkills, ofTerms);
  count(query.flatFactor, (standing & standings.concepts) !== 0, tangentAtZero);
  count(query.bestFactor, source.concepts.size > 0, tangentAtZero);
  count("wording", isComparable(query, standing), mostWording(query));
  for (const factor of facts) count(factor, true, 1);
  return { z, confidence };
}

const slope = half.concepts / (tangentAt + half.concepts) ** 2;
const tangentAtZero = tangentAt / (tangentAt + half.concepts) - slope * tangentAt;

function mostWording({ wording }: Query): number {
  return saturated(unit * [...wording.values()].reduce((sum, gain) => sum + gain, 0), half.terms);
}

function conceptGains(query: Query): Float64Array {
  const { asked, flat, flatFactor, best, bestFactor } = query;
  const perFlat = (slope * slopeOf(query, flatFactor)) / fullGain;
  const perBest = (slope * slopeOf(query, bestFactor)) / fullGain;
  const perShare = asked && asked.total > 0 ? slopeOf(query, "skills") / (asked.total * fullWorth) : 0;
  return flat.map(
    (gain, concept) =>
      perFlat * gain +
      perBest * mostOf(best, concept) +
      (asked ? perShare * mostOf(asked.concepts, concept) : 0),
  );
}

function needGains(query: Query): Float64Array {
  const { served } = query;
  if (!served) return new Float64Array();
  const perWorth = slopeOf(query, "skills") / (unit * fullWorth);
  const gains = new Float64Array(needList(served.concepts.length));
  served.concepts.forEach((worth, concept) => (gains[needList(concept)] = perWorth * worth));
  gains[anyTerm] = perWorth * Math.max(0, ...served.terms.values());
  return gains;
}

/** What a fit adds to the mean log odds of both directions. */
function zOf({ relation }: Query, factor: FactorName, fit: number): number {
  const { weight, average } = both[relation][factor];
  return steepness * (weight * fit - average);
}
function slopeOf({ relation }: Query, factor: FactorName): number {
  return steepness * both[relation][factor].weight;
}

/** The mean of both directions: of the weights, and of the weights times the averages. */
const both = {
  "idea-cofounder": meanOf(weightTables["idea-cofounder"]),
  "project-company": meanOf(weightTables["project-company"]),
};

function meanOf({ wanted, offered }: Readonly<Record<Direction, WeightTable>>) {
  const mean = (factor: FactorName) => {
    const rows = [...wanted, ...offered].filter((row) => row.factor === factor);
    return {
      weight: rows.reduce((sum, { weight }) => sum + weight, 0) / 2,
      average: rows.reduce((sum, { weight, average }) => sum + weight * average, 0) / 2,
    };
  };
  return Object.fromEntries(factors.map((factor) => [factor, mean(factor)])) as Record<
    FactorName,
    ReturnType<typeof mean>
  >;
}
