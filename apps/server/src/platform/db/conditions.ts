import { and, arrayOverlaps, eq, gt, isNull, lte, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** As `is not distinct from`, which no index helps to find. */
export function isSame(column: AnyPgColumn, value: string | null): SQL {
  return value === null ? isNull(column) : eq(column, value);
}

/** One of the concepts is among those of the column. No concepts: no condition. */
export function overlaps(column: AnyPgColumn, concepts: readonly string[] | undefined): SQL | undefined {
  return concepts && concepts.length > 0 ? arrayOverlaps(column, [...concepts]) : undefined;
}

/** Bands that touch share nothing: what lies on the edge belongs to the lower one. */
export type Band = { above: number; to: number };

/** Of a range the upper end lies in the band. An unknown one is in no band. */
export function endsWithin(upperEnd: AnyPgColumn, band: Band | undefined): SQL | undefined {
  if (!band) return undefined;
  return and(
    band.above === -Infinity ? undefined : gt(upperEnd, band.above),
    band.to === Infinity ? undefined : lte(upperEnd, band.to),
  );
}
