import { monthsFrom, thirdOf, type Period, type Third } from "./calendar.ts";
import { readYearPart } from "./date-parts.ts";
import { modifiers, partsAfter, partsBefore } from "./date-words.ts";
import { readNumericDate } from "./numeric-dates.ts";
import { certain, inAnyYear, inKnownYear, nextPeriod, type Point } from "./point.ts";
import { readCurrent, readOffset, readRelative } from "./relative-dates.ts";
import type { Tokens } from "../reading/scan.ts";
import { readYear } from "./years.ts";

/** A date or the part of one: "March 2026", "end of March", "2026 оны сүүлээр", "end of the year". */
export function readPoint(tokens: Tokens, at: number): Point | undefined {
  const before = partsBefore.at(tokens, at);
  if (before) {
    const point = readWhole(tokens, before.end) ?? readCurrent(tokens, before.end);
    return point && partOf(point, before.means, point.end);
  }
  const whole = readWhole(tokens, at);
  const divided = whole ?? readCurrent(tokens, at);
  const after = divided && partsAfter.at(tokens, divided.end);
  return after ? partOf(divided, after.means, after.end) : whole;
}

function partOf({ on, inYear }: Point, part: Third, end: number): Point {
  const cut = (period: Period | undefined) => period && thirdOf(period, part);
  if (inYear === undefined) return certain(end, (today) => cut(on(today)));
  return inAnyYear({ in: (year) => cut(inYear(year)), evidence: "sure", end });
}

function readWhole(tokens: Tokens, at: number): Point | undefined {
  const numeric = readNumericDate(tokens, at);
  if (numeric) return certain(numeric.end, () => numeric.period);
  return (
    readWithYear(tokens, at) ?? readOffset(tokens, at) ?? readYearly(tokens, at) ?? readRelative(tokens, at)
  );
}

/** 2026 оны 3-р сар, 2026 Q2, 2026. */
function readWithYear(tokens: Tokens, at: number): Point | undefined {
  const year = readYear(tokens, at);
  if (year === undefined) return undefined;
  const part = readYearPart(tokens, tokens[year.end]?.text === "," ? year.end + 1 : year.end);
  if (part) return inKnownYear(part, part.end, (today) => part.in(year.on(today)));
  return { on: (today) => monthsFrom(year.on(today), 1, 12), evidence: year.evidence, end: year.end };
}

/** 15 March 2026, March 15, next spring, ирэх намар. */
function readYearly(tokens: Tokens, at: number): Point | undefined {
  const modifier = modifiers.at(tokens, at);
  const part = readYearPart(tokens, modifier?.end ?? at);
  if (part === undefined) return undefined;
  if (modifier) {
    const point = inKnownYear(part, part.end, (today) =>
      nextPeriod(part.in, today, modifier.means === "next"),
    );
    return part.evidence === "year" ? { ...point, evidence: "year" } : point;
  }
  const link = tokens[part.end]?.text;
  const year = readYear(tokens, link === "," || link === "of" ? part.end + 1 : part.end);
  return year ? inKnownYear(part, year.end, (today) => part.in(year.on(today))) : inAnyYear(part);
}
