import { dayOf, monthsFrom, type Period } from "./calendar.ts";
import { skipEnding } from "../reading/phrases.ts";
import { isGlued, type Tokens } from "../reading/scan.ts";

type NumericDate = {
  /** Undefined where it is no date, or may be two: 03/04/2026. */
  readonly period: Period | undefined;
  readonly end: number;
};

/** 2026-03-15, 2026.03.15, 15.03.2026, 03/15/2026, 2026-03, 03.2026. */
export function readNumericDate(tokens: Tokens, at: number): NumericDate | undefined {
  const parts = joinedNumbers(tokens, at);
  if (parts === undefined) return undefined;
  const { mark, numbers, end } = parts;
  const period = numbers.length === 3 ? dayPeriod(mark, numbers) : monthPeriod(numbers);
  return { period, end: skipEnding(tokens, end) };
}

/** Two or three numbers with the same mark between; one of them is a year. */
function joinedNumbers(
  tokens: Tokens,
  at: number,
): { mark: string; numbers: string[]; end: number } | undefined {
  const mark = tokens[at + 1]?.text ?? "";
  if (tokens[at]?.kind !== "digits" || !/^[-./]$/.test(mark)) return undefined;
  const numbers = [tokens[at]?.text ?? ""];
  let end = at + 1;
  while (numbers.length < 4 && tokens[end]?.text === mark && tokens[end]?.glued) {
    const next = tokens[end + 1];
    if (!isGlued(next, "digits")) break;
    numbers.push(next.text);
    end += 2;
  }
  const years = numbers.filter((digits) => /^(?:19|20|21)\d\d$/.test(digits));
  const isDate = (numbers.length === 2 || numbers.length === 3) && years.length === 1;
  return isDate && numbers.every((digits) => digits.length <= 2 || years.includes(digits))
    ? { mark, numbers, end }
    : undefined;
}

function monthPeriod(numbers: readonly string[]): Period | undefined {
  const [first = 0, second = 0] = numbers.map(Number);
  return first > second ? monthsFrom(first, second) : monthsFrom(second, first);
}

function dayPeriod(mark: string, numbers: readonly string[]): Period | undefined {
  const [first = 0, second = 0, third = 0] = numbers.map(Number);
  if (first > 31) return single(dayOf(first, second, third));
  if (third <= 31) return undefined;
  // With points the day goes first; with slashes America begins with the month.
  if (mark === "." || first > 12 || first === second) return single(dayOf(third, second, first));
  return second > 12 ? single(dayOf(third, first, second)) : undefined;
}

function single(day: string | undefined): Period | undefined {
  return day === undefined ? undefined : { from: day, to: day };
}
