import { and, arrayOverlaps, gte, lte, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** One of the concepts is among those of the column. No concepts: no condition. */
export function overlaps(column: AnyPgColumn, concepts: readonly string[] | undefined): SQL | undefined {
  return concepts && concepts.length > 0 ? arrayOverlaps(column, [...concepts]) : undefined;
}

/** The entity's range and the band share a value; both ends belong to each. Unknown ranges are in no band. */
export function within(
  { min, max }: { min: AnyPgColumn; max: AnyPgColumn },
  band: { from: number; to: number } | undefined,
): SQL | undefined {
  if (!band) return undefined;
  return and(gte(max, band.from), band.to === Infinity ? undefined : lte(min, band.to));
}
