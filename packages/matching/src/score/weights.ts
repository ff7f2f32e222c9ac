// The weights of each directed judgement, one table each; a column sums to 1. They are judgements of ours, checked on a
// development benchmark, not fitted to behaviour: weights fitted to one part of its queries did worse on the others.
// `average` is what a typical pair reaches: a reason is a distance from it. Of the wording it is above that, nearer to a
// good pair, because it stands in where languages differ and nobody can tell. The tables of two of a kind are judged by
// no benchmark: they follow the others, and the examples of peers.test.ts.
//
// What each part is worth, in points of nDCG@10 (mean of four tasks) lost without it. A single order of 60 profiles
// changes by luck: each figure is the mean over sixteen sets of weights, drawn within 30 % of these (0.889 with all).
//   skills 3.4 · subject 1.4 · usefulness 1.3 · wording 1.2 · rarity 0.2, its root 1.2 · place 0.7 · size 0.2
//   commitment 0.1 · budget −0.1 · trust, timeline, stage, experience 0.0: few profiles there say them, unit tests hold them
// Of stated facts alone: limits of companies 0.0 · time zones 0.0 · way of working 0.0.
// On earlier states, with one set of weights each: relatedness 2.9, 2.4 · parts of longer names 0.9, 1.2 · several senses
// shared 1.0, 0.6 · refusals 1.1, 0. Commitment earns its place by near misses: without it 4.7 % instead of 4.2 % stand too
// high; budget by calibration: of the pairs at 70 % and more 90 % are good, 88 % without it.
//
// Tried and left: other powers of rarity (0.3 to 0.6 are alike), needs that weigh alike whatever their rarity (0.1 more
// nDCG, less agreement between languages), agreement that saturates sooner or later, texts that count more or less
// than 0.7, skills to a power, penalties halved.

import type { Attribute } from "../profile/profile.ts";

const factorNames = [
  /** What the asking side needs and the other offers, and the other way round. */
  "skills",
  "inReturn",
  /** What each brings that the other lacks. */
  "complement",
  /** What the asking side is about and the other knows, and the other way round. */
  "subject",
  "usefulness",
  "wording",
  "commitment",
  "place",
  "size",
  "budget",
  "timeline",
  "stage",
  "experience",
  /** How far the offering side, and the asking side, can be relied on. */
  "trust",
  "credit",
] as const;
export type FactorName = (typeof factorNames)[number];

/** A record with something for each factor. */
export function byFactor<T>(make: (factor: FactorName) => T): Record<FactorName, T> {
  return {
    skills: make("skills"),
    inReturn: make("inReturn"),
    complement: make("complement"),
    subject: make("subject"),
    usefulness: make("usefulness"),
    wording: make("wording"),
    commitment: make("commitment"),
    place: make("place"),
    size: make("size"),
    budget: make("budget"),
    timeline: make("timeline"),
    stage: make("stage"),
    experience: make("experience"),
    trust: make("trust"),
    credit: make("credit"),
  };
}

export type FactorWeight = {
  readonly factor: FactorName;
  readonly weight: number;
  readonly average: number;
};
export type WeightTable = readonly FactorWeight[];

export type Relation = "idea-cofounder" | "project-company" | PeerRelation;
/** Of two of a kind either may be called the asking side: both judge by the same table. */
type PeerRelation = "cofounder-cofounder" | "company-company";
export type Direction = "wanted" | "offered";

/** `wanted`: the asking side judges the candidate. `offered`: the candidate judges what is asked. */
export const weightTables: Readonly<Record<Relation, Readonly<Record<Direction, WeightTable>>>> = {
  "idea-cofounder": {
    wanted: table({
      skills: [0.35, 0.06],
      subject: [0.46, 0.22],
      wording: [0.1, 0.18],
      commitment: [0.04, 0.66],
      place: [0.02, 0.42],
      stage: [0.01, 0.78],
      experience: [0.01, 0.91],
      trust: [0.01, 0.6],
    }),
    offered: table({
      skills: [0.35, 0.06],
      usefulness: [0.47, 0.25],
      wording: [0.1, 0.18],
      commitment: [0.04, 0.66],
      place: [0.02, 0.42],
      stage: [0.01, 0.78],
      credit: [0.01, 0.6],
    }),
  },
  "project-company": {
    wanted: table({
      skills: [0.35, 0.1],
      subject: [0.41, 0.2],
      wording: [0.1, 0.18],
      size: [0.08, 0.53],
      place: [0.03, 0.48],
      timeline: [0.01, 0.66],
      trust: [0.02, 0.72],
    }),
    offered: table({
      skills: [0.33, 0.1],
      usefulness: [0.45, 0.24],
      wording: [0.1, 0.18],
      budget: [0.06, 0.85],
      place: [0.04, 0.48],
      timeline: [0.01, 0.66],
      credit: [0.01, 0.6],
    }),
  },
  "cofounder-cofounder": peers({
    needs: [0.16, 0.06],
    complement: [0.26, 0.94],
    field: [0.4, 0.37],
    wording: [0.06, 0.15],
    commitment: [0.05, 0.62],
    place: [0.06, 0.51],
    trust: [0.01, 0.6],
  }),
  "company-company": peers({
    needs: [0.16, 0.06],
    complement: [0.26, 0.94],
    field: [0.4, 0.33],
    wording: [0.06, 0.15],
    size: [0.04, 0.76],
    place: [0.06, 0.38],
    trust: [0.02, 0.72],
  }),
};

export function isPeer(relation: Relation): relation is PeerRelation {
  return relation === "cofounder-cofounder" || relation === "company-company";
}

/** Steepness of the logistic: how many z units the whole of a table is worth. */
export const steepness = 15;
/** Share of pairs that are good ones, as log odds: where a pair of average factors stands. */
export const baseLogOdds = -3.4;

/** What is taken off, in z units, when something said plainly stands against the pair. */
export const penalties = { denied: 1.5, commitment: 0.2, size: 0.4, place: 0.2 } as const;

/** In z units, for each must that is not met. */
export const mustPenalties: Readonly<Record<Attribute, number>> = {
  skills: 1.2,
  roles: 1.2,
  commitment: 1.5,
  place: 1,
  workStyle: 1,
  stage: 1,
  size: 1,
  language: 1,
  industry: 1,
};

type Row = readonly [weight: number, average: number];
type Rows = Partial<Record<FactorName, Row>>;

/** The same table for both, with the names that the factors have in each direction, in the same order. */
function peers({
  needs,
  complement,
  field,
  trust,
  ...rest
}: Rows & Record<"needs" | "complement" | "field" | "trust", Row>): Record<Direction, WeightTable> {
  return {
    wanted: table({ skills: needs, complement, subject: field, ...rest, trust }),
    offered: table({ inReturn: needs, complement, usefulness: field, ...rest, credit: trust }),
  };
}

function table(rows: Rows): WeightTable {
  return Object.entries(rows).flatMap(([factor, [weight, average]]) =>
    isFactorName(factor) ? { factor, weight, average } : [],
  );
}

function isFactorName(name: string): name is FactorName {
  return factorNames.some((factor) => factor === name);
}
