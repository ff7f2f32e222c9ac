// The weights of each directed judgement, one table each; a column sums to 1. They are judgements of ours, checked on a
// development benchmark, not fitted to behaviour. `average` is what a typical pair reaches: a reason is a distance from it.

export type FactorName =
  | "skills"
  | "domain"
  | "interest"
  | "usefulness"
  | "commitment"
  | "place"
  | "experience"
  | "language"
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
      skills: [0.62, 0.08],
      domain: [0.16, 0.17],
      place: [0.06, 0.43],
      commitment: [0.07, 0.7],
      experience: [0.04, 0.74],
      language: [0.05, 0.89],
    }),
    offered: table({
      skills: [0.38, 0.08],
      usefulness: [0.36, 0.23],
      interest: [0.1, 0.18],
      place: [0.06, 0.43],
      commitment: [0.07, 0.7],
      language: [0.03, 0.89],
    }),
  },
  "project-company": {
    wanted: table({
      skills: [0.58, 0.1],
      domain: [0.16, 0.11],
      place: [0.08, 0.49],
      size: [0.08, 0.67],
      trust: [0.06, 0.9],
      language: [0.04, 0.75],
    }),
    offered: table({
      skills: [0.4, 0.1],
      usefulness: [0.34, 0.22],
      interest: [0.05, 0.11],
      budget: [0.12, 0.84],
      place: [0.06, 0.49],
      language: [0.03, 0.75],
    }),
  },
};

/** Steepness of the logistic: how many z units the whole of a table is worth. */
export const steepness = 12;
/** Share of pairs that are good ones, as log odds: where a pair of average factors stands. */
export const baseLogOdds = -3;

/** What is taken off, in z units, when something said plainly stands against the pair. */
export const penalties = { denied: 2, commitment: 0.2, onSite: 0.4 } as const;

function table(rows: Partial<Record<FactorName, readonly [weight: number, average: number]>>): WeightTable {
  return Object.entries(rows).map(([factor, [weight, average]]) => ({
    factor: factor as FactorName,
    weight,
    average,
  }));
}
