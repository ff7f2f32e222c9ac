// The parts of a year that come round every year: days, months, quarters, halves and seasons.
import { dayOf, monthsFrom, type Period } from "./calendar.ts";
import { halves, holidays, monthNames, monthWord, quarters, quarterWord, seasons } from "./date-words.ts";
import { scaleWords } from "../reading/number-words.ts";
import { readOrdinal, type Ordinal } from "./ordinals.ts";
import { skipEnding } from "../reading/phrases.ts";
import { isGlued, type Token, type Tokens } from "../reading/scan.ts";
import { timeUnits } from "../reading/time-units.ts";

/** How much must stand beside the words until they are a date: "3 сар" is three months unless a year goes before it. */
export type Evidence = "sure" | "context" | "year";

export type YearPart = {
  readonly in: (year: number) => Period | undefined;
  readonly evidence: Evidence;
  /** From one month or day to another: 4-6 сар, 15-20 March. */
  readonly isRange?: true;
  readonly end: number;
};

export function readYearPart(tokens: Tokens, at: number): YearPart | undefined {
  return (
    readEnglishDay(tokens, at) ??
    readMongolianMonth(tokens, at) ??
    readNamed(tokens, at) ??
    readNumberedQuarter(tokens, at)
  );
}

function readNamed(tokens: Tokens, at: number): YearPart | undefined {
  const quarter = quarters.at(tokens, at);
  if (quarter) return months(3 * quarter.means - 2, 3, "sure", quarter.end);
  const half = halves.at(tokens, at);
  if (half) return months(6 * half.means - 5, 6, "sure", half.end);
  const holiday = holidays.at(tokens, at);
  if (holiday) return daysOfMonth(holiday.means, holiday.end);
  const season = seasons.at(tokens, at);
  return season && months(season.means, 3, evidenceOf(tokens[at]), season.end);
}

// Words with another meaning: Spring is also a framework.
const otherWords = new Set(["may", "march", "mar", "jan", "august", "spring", "fall"]);

function evidenceOf(name: Token | undefined): Evidence {
  return otherWords.has(name?.text ?? "") ? "context" : "sure";
}

function months(month: number, count: number, evidence: Evidence, end: number): YearPart {
  return { in: (year) => monthsFrom(year, month, count), evidence, end };
}

/** 15 March, 15th of March, 15-20 March, March 15, March 15-20, March. */
function readEnglishDay(tokens: Tokens, at: number): YearPart | undefined {
  const days = readDays(tokens, at);
  if (days !== undefined) {
    const of = tokens[days.end]?.text === "of" ? 1 : 0;
    const month = monthNames.at(tokens, days.end + of);
    return month && { ...daysIn(month.means, days), end: skipDot(tokens, month.end) };
  }
  const month = monthNames.at(tokens, at);
  if (month === undefined) return undefined;
  const start = skipDot(tokens, month.end);
  const after = readDays(tokens, tokens[start]?.text === "the" ? start + 1 : start);
  if (after !== undefined) return daysIn(month.means, after);
  return months(month.means, 1, evidenceOf(tokens[at]), start);
}

function skipDot(tokens: Tokens, at: number): number {
  return tokens[at]?.text === "." && tokens[at].glued && /^[a-z]{3,4}$/.test(tokens[at - 1]?.text ?? "")
    ? at + 1
    : at;
}

/** 3-р сар, 3-р сарын 15, 3 сарын 15-20, гуравдугаар сар, 3-6-р сар. */
function readMongolianMonth(tokens: Tokens, at: number): YearPart | undefined {
  const first = readOrdinal(tokens, at);
  if (first === undefined) return undefined;
  const isRange = !first.isMarked && isDash(tokens, first.end);
  const last = isRange ? (readOrdinal(tokens, first.end + 1) ?? first) : first;
  const word = monthWord.at(tokens, last.end);
  if (word === undefined || first.value > last.value) return undefined;
  const days = isRange ? undefined : readDays(tokens, word.end);
  if (days !== undefined) {
    const end = skipEnding(tokens, days.end);
    const day = timeUnits.at(tokens, end)?.means === "day" ? end + 1 : end;
    return { ...daysIn(first.value, days), end: day };
  }
  const part = months(first.value, last.value - first.value + 1, last.isMarked ? "sure" : "year", word.end);
  return isRange ? { ...part, isRange } : part;
}

/** 2-р улирал, хоёрдугаар улирал, II улирал. */
function readNumberedQuarter(tokens: Tokens, at: number): YearPart | undefined {
  const ordinal = readOrdinal(tokens, at);
  const word = ordinal && quarterWord.at(tokens, ordinal.end);
  if (!word || ordinal.value < 1 || ordinal.value > 4) return undefined;
  return months(3 * ordinal.value - 2, 3, ordinal.isMarked ? "sure" : "year", word.end);
}

export type Days = {
  readonly in: (year: number, month: number) => Period | undefined;
  readonly isRange?: true;
  readonly end: number;
};

/** The days of a month: 15, 15th, 15-20. */
export function readDays(tokens: Tokens, at: number): Days | undefined {
  const first = readDay(tokens, at);
  if (first === undefined) return undefined;
  const second = isDash(tokens, first.end) ? readDay(tokens, first.end + 1) : undefined;
  const last = second && second.value > first.value ? second : first;
  if (!isDayNumber(tokens, last.end)) return undefined;
  const days = (year: number, month: number) => periodOf(year, [month, first.value, last.value]);
  return { in: days, end: last.end, ...(last === first ? {} : { isRange: true }) };
}

function daysOfMonth(days: readonly [number, number, number], end: number): YearPart {
  return { in: (year) => periodOf(year, days), evidence: "sure", end };
}

function periodOf(year: number, [month, first, last]: readonly [number, number, number]): Period | undefined {
  const [from, to] = [dayOf(year, month, first), dayOf(year, month, last)];
  return from === undefined || to === undefined ? undefined : { from, to };
}

function readDay(tokens: Tokens, at: number): Ordinal | undefined {
  return tokens[at]?.kind === "digits" ? readOrdinal(tokens, at) : undefined;
}

function isDash(tokens: Tokens, at: number): boolean {
  return /^[-–—]$/.test(tokens[at]?.text ?? "");
}

// Not the 3 of "March 3 months later" nor of "3 сарын 15 сая".
function isDayNumber(tokens: Tokens, end: number): boolean {
  const unit = timeUnits.at(tokens, end)?.means;
  if (isGlued(tokens[end], "digits") || scaleWords.at(tokens, end)) return false;
  const isFraction = /^[.,:]$/.test(tokens[end]?.text ?? "") && isGlued(tokens[end + 1], "digits");
  return (
    (unit === undefined || /^(?:өдөр|өдр|udur|odor|udr|odr)/.test(tokens[end]?.text ?? "")) && !isFraction
  );
}

function daysIn(month: number, days: Days): YearPart {
  return { ...days, in: (year) => days.in(year, month), evidence: "sure" };
}
