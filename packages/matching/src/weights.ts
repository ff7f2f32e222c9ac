// The weights of each directed judgement, one table each; a column sums to 1. They are judgements of ours, checked on a
// development benchmark, not fitted to behaviour: weights fitted to one part of its queries did worse on the others.
// `average` is what a typical pair reaches: a reason is a distance from it. Of the wording it is what a typical good pair
// reaches, because it stands in where languages differ and nobody can tell.
//
// What each part is worth, in points of mean nDCG@10 lost without it, on two states of the concepts (0.885, 0.882):
//   skills 5.7, 3.6 · usefulness 3.0, 2.4 · wording 2.7, 0.5 · subject 1.6, 1.5 · place 0.7, 0.4 · commitment 0.2, 0.6
//   rarity 1.9, 1.3 · reach 2.9, 2.4 · parts of longer names 0.9, 1.2 · several senses shared 1.0, 0.6 · refusals 1.1, 0
// Size and commitment earn their place by near misses: without them 4.3 % and 4.9 % instead of 4.0 % stand too high.

export type FactorName =
  | "skills"
  | "subject"
  | "usefulness"
  | "wording"
  | "commitment"
  | "place"
  | "size"
  | "budget"
  | "trust";

export interface FactorWeight {
  readonly factor: FactorName;
  readonly weight: number;
  readonly average: number;
}
export type WeightTable = readonly FactorWeight[];

export type Relation = "idea-cofounder" | "project-company";
export type Direction = "wanted" | "offered";

/** `wanted`: the asking side judges the candidate. `offered`: the candidate judges what is asked. */
export const weightTables: Readonly<Record<Relation, Readonly<Record<Direction, WeightTable>>>> = {
  "idea-cofounder": {
    wanted: table({
      skills: [0.36, 0.06],
      subject: [0.48, 0.14],
      wording: [0.1, 0.2],
      commitment: [0.04, 0.66],
      place: [0.02, 0.43],
    }),
    offered: table({
      skills: [0.36, 0.06],
      usefulness: [0.48, 0.15],
      wording: [0.1, 0.2],
      commitment: [0.04, 0.66],
      place: [0.02, 0.43],
    }),
  },
  "project-company": {
    wanted: table({
      skills: [0.36, 0.07],
      subject: [0.44, 0.12],
      wording: [0.08, 0.2],
      size: [0.08, 0.53],
      place: [0.02, 0.49],
      trust: [0.02, 0.9],
    }),
    offered: table({
      skills: [0.34, 0.07],
      usefulness: [0.48, 0.14],
      wording: [0.08, 0.2],
      budget: [0.07, 0.84],
      place: [0.03, 0.49],
    }),
  },
};

/** Steepness of the logistic: how many z units the whole of a table is worth. */
export const steepness = 15;
/** Share of pairs that are good ones, as log odds: where a pair of average factors stands. */
export const baseLogOdds = -3;

/** What is taken off, in z units, when something said plainly stands against the pair. */
export const penalties = { denied: 1.5, commitment: 0.2, size: 0.4, place: 0.2 } as const;

function table(rows: Partial<Record<FactorName, readonly [weight: number, average: number]>>): WeightTable {
  return Object.entries(rows).map(([factor, [weight, average]]) => ({
    factor: factor as FactorName,
    weight,
    average,
  }));
}
