import {
  byFactor,
  type Direction,
  type FactorName,
  type Relation,
  steepness,
  type WeightTable,
  weightTables,
} from "../score/weights.ts";

/** A factor in the mean of both directions: a fit adds slope · fit − average to the log odds. */
export interface Line {
  readonly weight: number;
  readonly slope: number;
  readonly average: number;
}

export const bothDirections: Readonly<Record<Relation, Readonly<Record<FactorName, Line>>>> = {
  "idea-cofounder": linesOf(weightTables["idea-cofounder"]),
  "project-company": linesOf(weightTables["project-company"]),
  "cofounder-cofounder": linesOf(weightTables["cofounder-cofounder"]),
  "company-company": linesOf(weightTables["company-company"]),
};

function linesOf(tables: Readonly<Record<Direction, WeightTable>>): Record<FactorName, Line> {
  const line = (factor: FactorName): Line => {
    const rows = [...tables.wanted, ...tables.offered].filter((row) => row.factor === factor);
    const weight = rows.reduce((sum, row) => sum + row.weight, 0) / 2;
    const average = (steepness / 2) * rows.reduce((sum, row) => sum + row.weight * row.average, 0);
    return { weight, slope: steepness * weight, average };
  };
  return byFactor(line);
}
