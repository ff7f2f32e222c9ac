import { isTotal } from "./reading/bounds.ts";
import type { Day } from "./calendar/calendar.ts";
import { readDates, type DateSpan } from "./dates.ts";
import { monthsUntil } from "./deadline.ts";
import { isHalf } from "./reading/numerals.ts";
import { createPhrases, type Found } from "./reading/phrases.ts";
import type { Range } from "./range.ts";
import { isGlued, scan, type Tokens } from "./reading/scan.ts";
import { readSpans, type Measure, type Span } from "./reading/spans.ts";
import { timeUnits, type TimeUnit } from "./reading/time-units.ts";

/**
 * A length of time as people type it ("3-4 сар", "6 weeks", "жил хагас", "12+ months"), in months to a tenth. "Up to" and
 * "within" start at 0. With `today` (a plain day like "2026-03-15") dates count too: "until June", "March to August 2026".
 */
export function parseMonths(text: string, today?: Day): Range | undefined {
  const tokens = scan(text);
  const dates = readDates(tokens).filter((date) => !date.isOffset);
  return lengthIn(tokens, dates) ?? (today === undefined ? undefined : monthsUntil(tokens, dates, today));
}

const perMonth: Readonly<Record<TimeUnit, number>> = {
  hour: 0,
  day: 12 / 365,
  week: 84 / 365,
  month: 1,
  quarter: 3,
  year: 12,
};
const longest = 1200;

function lengthIn(tokens: Tokens, dates: readonly DateSpan[]): Range | undefined {
  const lengths = readSpans(tokens, { after: unitAfter }).filter(
    (span) => span.last.unit !== undefined && !overlapsAny(span, dates),
  );
  const chosen = lengths.find((span) => isTotal(tokens, span)) ?? lengths[0];
  if (chosen === undefined) return loneUnit(tokens, dates);
  const index = lengths.indexOf(chosen);
  const rest = chosen.first === chosen.last ? restOf(tokens, chosen, lengths[index + 1]) : 0;
  const max = monthsOf(chosen.last, chosen.last.unit) + halfAfter(tokens, chosen) + rest;
  const min =
    chosen.first === chosen.last ? max : monthsOf(chosen.first, chosen.first.unit ?? chosen.last.unit);
  return rangeOf(chosen.bound === "upTo" && chosen.first === chosen.last ? 0 : min, max);
}

type Length = Span<TimeUnit>;

function unitAfter(tokens: Tokens, at: number): Found<TimeUnit> | undefined {
  // A six-month project.
  const isHyphened = tokens[at]?.text === "-" && isGlued(tokens[at + 1], "word");
  const unit = timeUnits.at(tokens, isHyphened ? at + 1 : at);
  if (unit?.means === "hour") return undefined;
  return isHyphened && !/^(?:day|week|month|quarter|year)s?$/.test(tokens[at + 1]?.text ?? "")
    ? undefined
    : unit;
}

function overlapsAny({ start, end }: { start: number; end: number }, dates: readonly DateSpan[]): boolean {
  return dates.some((date) => date.start < end && date.end > start);
}

function monthsOf(measure: Measure<TimeUnit>, unit: TimeUnit | undefined): number {
  return unit === undefined ? 0 : measure.amount * perMonth[unit];
}

// нэг сар хагас, a year and a half.
function halfAfter(tokens: Tokens, { end, last }: Length): number {
  const isEnglishHalf = halves.at(tokens, end) !== undefined;
  const unit = last.unit === undefined ? 0 : perMonth[last.unit];
  return isEnglishHalf || isHalf(tokens, end) ? unit / 2 : 0;
}

const halves = createPhrases<true>([{ means: true, exact: "and a half" }]);

/** The months of "1 year and 6 months". */
function restOf(tokens: Tokens, { end, last }: Length, next: Length | undefined): number {
  const isNext =
    next && (next.start === end || (next.start === end + 1 && /^(?:and|,)$/.test(tokens[end]?.text ?? "")));
  const [unit, nextUnit] = [last.unit, next?.last.unit];
  if (!isNext || unit === undefined || nextUnit === undefined || next.first !== next.last) return 0;
  return perMonth[nextUnit] < perMonth[unit] ? monthsOf(next.last, nextUnit) : 0;
}

/** жил хагас, сар орчим, жилийн дотор: one, though nobody counts it. */
function loneUnit(tokens: Tokens, dates: readonly DateSpan[]): Range | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const unit = unitAfter(tokens, at);
    const after = unit && loneUnitEnds.at(tokens, unit.end);
    if (!after || tokens[at]?.kind !== "word" || overlapsAny({ start: at, end: after.end }, dates)) continue;
    const months = perMonth[unit.means];
    if (after.means === "half") return rangeOf(1.5 * months, 1.5 * months);
    return rangeOf(after.means === "within" ? 0 : months, months);
  }
  return undefined;
}

const loneUnitEnds = createPhrases<"half" | "within" | "one">([
  { means: "half", exact: "and a half", mongolian: "хагас*" },
  { means: "within", mongolian: "дотор|дотор нь|хүрэхгүй|хүртэл" },
  { means: "one", exact: "or so", mongolian: "орчим*|гаруй|илүү|хэртэй|хугацаа*" },
]);

function rangeOf(first: number, last: number): Range | undefined {
  const [min, max] = [Math.min(first, last), Math.max(first, last)];
  return max > 0 && max <= longest ? { min: toTenths(min), max: toTenths(max) } : undefined;
}

function toTenths(months: number): number {
  return months === 0 ? 0 : Math.max(0.1, Math.round(months * 10) / 10);
}
