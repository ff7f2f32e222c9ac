import {
  addDays,
  addMonths,
  monthOf,
  monthsFrom,
  weekOf,
  yearOf,
  type Day,
  type Period,
} from "./calendar.ts";
import { readDays } from "./date-parts.ts";
import { currentUnits, modifiers, namedDays, offsetWords } from "./date-words.ts";
import { readNumeral } from "../reading/numerals.ts";
import { certain, type Point } from "./point.ts";
import type { Tokens } from "../reading/scan.ts";
import { timeUnits, type TimeUnit } from "../reading/time-units.ts";

/** Next month, ирэх сарын 15, энэ долоо хоног, tomorrow. */
export function readRelative(tokens: Tokens, at: number): Point | undefined {
  const named = namedDays.at(tokens, at);
  if (named) return certain(named.end, (today) => daysFrom(addDays(today, named.means)));
  const modifier = modifiers.at(tokens, at);
  const unit = modifier && readUnit(tokens, modifier.end);
  if (!unit) return undefined;
  const steps = modifier.means === "next" ? 1 : 0;
  const days = unit.means === "month" ? readDays(tokens, unit.end) : undefined;
  if (days === undefined) return certain(unit.end, (today) => unitFrom(today, unit.means, steps));
  return certain(days.end, (today) => {
    const month = addMonths(firstOfMonth(today), steps);
    return days.in(yearOf(month), monthOf(month));
  });
}

type Stretch = Exclude<TimeUnit, "hour" | "day">;

function readUnit(tokens: Tokens, at: number): { means: Stretch; end: number } | undefined {
  const unit = timeUnits.at(tokens, at);
  if (unit === undefined || unit.means === "hour" || unit.means === "day") return undefined;
  return { means: unit.means, end: unit.end };
}

/** In 3 months, 2 долоо хоногийн дараа, six weeks from now. */
export function readOffset(tokens: Tokens, at: number): Point | undefined {
  const isIn = tokens[at]?.text === "in";
  const numeral = readNumeral(tokens, isIn ? at + 1 : at);
  const unit = numeral && timeUnits.at(tokens, numeral.end);
  if (!unit || unit.means === "hour" || !(numeral.amount < 1000)) return undefined;
  const after = offsetWords.at(tokens, unit.end);
  if (!isIn && after === undefined) return undefined;
  const on = (today: Day) => daysFrom(later(today, numeral.amount, unit.means));
  return { ...certain(after?.end ?? unit.end, on), isOffset: true };
}

/** "The year" and "сарын", whose beginning or end is spoken of. */
export function readCurrent(tokens: Tokens, at: number): Point | undefined {
  const unit = currentUnits.at(tokens, at);
  return unit && certain(unit.end, (today) => unitFrom(today, unit.means, 0));
}

function unitFrom(today: Day, unit: Stretch, steps: number): Period | undefined {
  if (unit === "week") return weekOf(addDays(today, 7 * steps));
  if (unit === "year") return monthsFrom(yearOf(today) + steps, 1, 12);
  const size = unit === "quarter" ? 3 : 1;
  const month = addMonths(firstOfMonth(today), steps * size);
  return monthsFrom(yearOf(month), monthOf(month) - ((monthOf(month) - 1) % size), size);
}

function later(today: Day, amount: number, unit: TimeUnit): Day {
  if (unit === "day" || unit === "week")
    return addDays(today, Math.round(amount * (unit === "week" ? 7 : 1)));
  return addMonths(today, Math.round(amount * (unit === "year" ? 12 : unit === "quarter" ? 3 : 1)));
}

function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 8)}01`;
}

function daysFrom(day: Day): Period {
  return { from: day, to: day };
}
