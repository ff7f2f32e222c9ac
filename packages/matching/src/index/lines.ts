// The score of a pair as one sum of factors, for bounds of it. Both directions are judged at once, and what saturates lies
// under its tangent.
import {
  byFactor,
  byRelation,
  type Direction,
  type FactorName,
  type Relation,
  type WeightTable,
  weightTables,
} from "../score/weights.ts";

/** A factor in the mean of both directions: a fit adds slope · fit − average to the log odds. */
export type Line = {
  readonly weight: number;
  readonly slope: number;
  readonly average: number;
};
export type Lines = Readonly<Record<FactorName, Line>>;

export const bothDirections: Readonly<Record<Relation, Lines>> = byRelation((relation) =>
  linesOf(weightTables[relation]),
);

function linesOf(tables: Readonly<Record<Direction, WeightTable>>): Lines {
  return byFactor((factor) => {
    const rows = [...tables.wanted, ...tables.offered].filter((row) => row.factor === factor);
    const weight = rows.reduce((sum, row) => sum + row.weight, 0) / 2;
    const slope = rows.reduce((sum, row) => sum + row.worth, 0) / 2;
    const average = rows.reduce((sum, row) => sum + row.worth * row.average, 0) / 2;
    return { weight, slope, average };
  });
}

/** A straight line above a curve. */
type Tangent = { readonly slope: number; readonly atZero: number };

/** The tangent is taken here, about where the best documents are. */
const tangentAt = 1.4;

/** The straight line above x / (x + h): its slope, h / (1 + h)², and where it begins. */
export function tangentOf(h: number): Tangent {
  const slope = h / (tangentAt + h) ** 2;
  return { slope, atZero: tangentAt / (tangentAt + h) - slope * tangentAt };
}

/** About how much of the needs the best documents meet. */
const metAt = 0.5;

/** The straight line above the root of a mean square. */
export const tangentOfRoot: Tangent = { slope: 1 / (2 * metAt), atZero: metAt / 2 };
