// How well parts of facts (fact-parts.ts) fit what a seeker states, by the plain scorer's own functions.
import type { LanguageResources } from "@khamt/language";
import type { Facts } from "../profile/features.ts";
import { conflictsOfFacts } from "../score/conflicts.ts";
import { factFactors, factFitsOf } from "../score/facts.ts";
import { lossOf } from "../score/score.ts";
import type { FactorName, Relation } from "../score/weights.ts";
import { type FactParts, partOf, parts } from "./fact-parts.ts";
import { bothDirections, type Line, type Lines } from "./lines.ts";

export type Judgement = {
  /** What facts add to the log odds, in the mean of both directions, less what speaks against the pair. */
  z: number;
  /** The weight of what makes the score surer: facts that fit. */
  weight: number;
};

type Seeker = {
  readonly source: { readonly facts: Facts };
  readonly relation: Relation;
  readonly sourceAsks: boolean;
  readonly language: LanguageResources;
};

/** How all parts of a kind fit what one source states; those that were not asked for yet are NaN. */
type JudgedParts = {
  readonly z: Float64Array;
  readonly weights: Float64Array;
  readonly losses: Float64Array;
  /** Of each part one for each factor, NaN where nothing can be judged. */
  readonly fits: Float64Array;
  readonly judge: (part: number) => void;
};
export type JudgedPartsOf = (seeker: Seeker, kind: number) => JudgedParts;

/** So many numbers are kept, some megabytes. */
const mostKept = 1_000_000;

/** Many search from the same place, with the same time to give: what was judged for one holds for the others. */
export function keepJudgedParts({ stated }: FactParts): JudgedPartsOf {
  const known = new Map<string, JudgedParts>();
  let kept = 0;
  return (seeker, kind) => {
    const { name, facts } = partOf(parts[kind], seeker.source.facts);
    const key = `${kind} ${seeker.relation} ${seeker.sourceAsks} ${name}`;
    const found = known.get(key);
    if (found && found.z.length >= stated[kind].length) return found;
    if (kept > mostKept) {
      known.clear();
      kept = 0;
    }
    const made = judgedParts(seeker, { kind, own: facts, stated: stated[kind] });
    known.set(key, made);
    kept += made.z.length * (parts[kind].factors.length + 3);
    return made;
  };
}

type Judging = { readonly kind: number; readonly own: Facts; readonly stated: readonly Facts[] };

function judgedParts(
  { relation, sourceAsks, language }: Seeker,
  { kind, own, stated }: Judging,
): JudgedParts {
  const lines = bothDirections[relation];
  // Some room for what will be stated next.
  const count = Math.ceil(stated.length * 1.25) + 8;
  const factors: readonly FactorName[] = parts[kind].factors;
  const [z, weights, losses] = [
    new Float64Array(count).fill(NaN),
    new Float64Array(count),
    new Float64Array(count),
  ];
  const fits = new Float64Array(count * factors.length).fill(NaN);
  const judge = (part: number) => {
    const [asked, offered] = sourceAsks ? [own, stated[part]] : [stated[part], own];
    const found = factFitsOf(relation, asked, offered, language);
    const loss = lossOf(conflictsOfFacts(found, asked, offered));
    losses[part] = loss;
    z[part] = -loss;
    for (const factor of factFactors) {
      const fit = found[factor];
      if (fit === undefined || !factors.includes(factor)) continue;
      fits[part * factors.length + factors.indexOf(factor)] = fit;
      const added = addedBy(lines[factor], fit);
      z[part] += added.z;
      weights[part] += added.weight;
    }
  };
  return { z, weights, losses, fits, judge };
}

/** All facts at their best. */
export function bestFacts(lines: Lines): Readonly<Judgement> {
  const best: Judgement = { z: 0, weight: 0 };
  for (const factor of factFactors) {
    const added = addedBy(lines[factor], 1);
    best.z += added.z;
    best.weight += added.weight;
  }
  return best;
}

/** Of a fact; one that fits less than usual makes nothing surer (score/facts.ts). */
export function addedBy({ slope, average, weight }: Line, fit: number): Readonly<Judgement> {
  const z = slope * fit - average;
  return { z, weight: z < -margin ? 0 : weight };
}

/** Sums in another order come to numbers as near as this. */
const margin = 1e-9;
