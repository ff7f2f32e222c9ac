import { isDay, yearOf, type Day, type Period } from "./calendar/calendar.ts";
import { datePrepositions } from "./calendar/date-words.ts";
import { readPoint } from "./calendar/date-points.ts";
import type { Point } from "./calendar/point.ts";
import { joins } from "./reading/spans.ts";
import { isFrom } from "./reading/phrases.ts";
import { scan, type Tokens } from "./reading/scan.ts";

/**
 * The day, month, season … or span of them that a text names: "15 March", "2026 оны 2-р улирал", "ирэх сар", "June to August".
 * What names no year is the next one that is not over on `today`. Seasons are of three months, winter beginning in December.
 * Undefined where there is none, where it may be two (03/04/2026), and where `today` is no day like "2026-03-15".
 */
export function parseDate(text: string, today: Day): Period | undefined {
  return isDay(today) ? readDates(scan(text))[0]?.on(today) : undefined;
}

export type DateSpan = {
  readonly on: (today: Day) => Period | undefined;
  /** From one date to another, so that its length is meant. */
  readonly isRange: boolean;
  /** Reckoned from today: "in 3 months". */
  readonly isOffset: boolean;
  readonly start: number;
  readonly end: number;
};

/** The dates of a text in its order. */
export function readDates(tokens: Tokens): DateSpan[] {
  const spans: DateSpan[] = [];
  for (let at = 0; at < tokens.length;) {
    const span = readDateSpan(tokens, at);
    if (span !== undefined) spans.push(span);
    at = span?.end ?? at + 1;
  }
  return spans;
}

function readDateSpan(tokens: Tokens, start: number): DateSpan | undefined {
  const first = readPoint(tokens, start);
  if (first === undefined) return undefined;
  const last = readSecond(tokens, start, first);
  const end = last?.end ?? first.end;
  if (![first, last ?? first].every((point) => isSaid(tokens, { point, start, end }))) return undefined;
  const on = (today: Day) => (last === undefined ? first.on(today) : spanOn(first, last, today));
  return {
    on,
    isRange: last !== undefined || first.isRange === true,
    isOffset: first.isOffset === true,
    start,
    end,
  };
}

function readSecond(tokens: Tokens, start: number, first: Point): Point | undefined {
  const join = joins.at(tokens, first.end);
  const isBetween = tokens[start - 1]?.text === "between" && tokens[first.end]?.text === "and";
  const isAblative = isFrom(tokens[first.end - 1]?.text);
  if (join === undefined && !isBetween && !isAblative) return undefined;
  return readPoint(tokens, join?.end ?? (isBetween ? first.end + 1 : first.end));
}

function isSaid(tokens: Tokens, at: { point: Point; start: number; end: number }): boolean {
  if (at.point.evidence === "sure") return true;
  if (at.point.evidence === "year") return false;
  const isAll = at.start === 0 && at.end === tokens.length;
  return isAll || datePrepositions.before(tokens, at.start) !== undefined;
}

/** "March to June 2026": the year of one end is that of the other, or the one beside it. */
function spanOn(first: Point, last: Point, today: Day): Period | undefined {
  const end = last.inYear ? undefined : last.on(today);
  const start = first.inYear && end ? lastBefore(first.inYear, end) : first.on(today);
  const final = end ?? (start && last.on(start.from));
  return start && final && final.to >= start.from ? { from: start.from, to: final.to } : undefined;
}

function lastBefore(inYear: (year: number) => Period | undefined, end: Period): Period | undefined {
  const year = yearOf(end.from);
  return [inYear(year), inYear(year - 1)].find((period) => period && period.from <= end.to);
}
