import { yearOf, type Day, type Period } from "./calendar.ts";
import type { Evidence, YearPart } from "./date-parts.ts";

/** One date as it is written, which a clock makes a period. */
export type Point = {
  readonly on: (today: Day) => Period | undefined;
  /** Where no year is named. */
  readonly inYear?: (year: number) => Period | undefined;
  /** 15-20 March. */
  readonly isRange?: true;
  readonly isOffset?: true;
  readonly evidence: Evidence;
  readonly end: number;
};

export function certain(end: number, on: Point["on"]): Point {
  return { on, evidence: "sure", end };
}

/** A part of the year that something else names. */
export function inKnownYear(part: YearPart, end: number, on: Point["on"]): Point {
  return part.isRange ? { ...certain(end, on), isRange: true } : certain(end, on);
}

/** A part of no certain year: of the first in which it is not over. */
export function inAnyYear({ in: inYear, evidence, isRange, end }: YearPart): Point {
  const point = { on: (today: Day) => nextPeriod(inYear, today, false), inYear, evidence, end };
  return isRange ? { ...point, isRange } : point;
}

/** The first that is not over, or, `later`, that has not begun. The 29th of February may be eight years off. */
export function nextPeriod(inYear: YearPart["in"], today: Day, later: boolean): Period | undefined {
  const thisYear = yearOf(today);
  for (let year = thisYear - 1; year <= thisYear + 8; year++) {
    const period = inYear(year);
    if (period && (later ? period.from > today : period.to >= today)) return period;
  }
  return undefined;
}
