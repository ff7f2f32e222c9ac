import { daysBetween, type Day } from "./calendar/calendar.ts";
import type { DateSpan } from "./dates.ts";
import { createPhrases, isFrom } from "./reading/phrases.ts";
import type { Range } from "./range.ts";
import type { Tokens } from "./reading/scan.ts";

/** The months until a deadline, or those between two dates; undefined where only a beginning is named, or it is over. */
export function monthsUntil(tokens: Tokens, dates: readonly DateSpan[], today: Day): Range | undefined {
  const start = dates.find((date) => !date.isRange && isStart(tokens, date))?.on(today)?.from;
  const end = dates.find((date) => date.isRange || !isStart(tokens, date));
  const period = end?.on(start ?? today);
  if (end === undefined || period === undefined) return undefined;
  if (end.isRange) return monthsIn(daysBetween(period.from, period.to) + 1);
  const last = isBefore(tokens, end) ? period.from : period.to;
  return monthsIn(daysBetween(start ?? today, last));
}

function monthsIn(days: number): Range | undefined {
  const months = Math.round((days * 120) / 365) / 10;
  return days > 0 ? { min: Math.max(0.1, months), max: Math.max(0.1, months) } : undefined;
}

function isStart(tokens: Tokens, date: DateSpan): boolean {
  if (isBefore(tokens, date) || noLater.at(tokens, date.end)) return false;
  const isOpen = isFrom(tokens[date.end - 1]?.text) || tokens[date.end]?.text === "-";
  const follows = [date.end, date.end + 1].some((at) => startsAfter.at(tokens, at));
  return isOpen || follows || startsBefore.before(tokens, date.start) !== undefined;
}

function isBefore(tokens: Tokens, { start, end }: DateSpan): boolean {
  return beforeWords.before(tokens, start) !== undefined || beforeWords.at(tokens, end) !== undefined;
}

const startsBefore = createPhrases<true>([
  {
    means: true,
    exact:
      "from|starting|starting in|starting on|starting from|start|start in|start on|starts|starts in|starts on|begins|begins in|begins on|beginning in|begin in|since|after|not before|kick off|kickoff",
  },
]);
const startsAfter = createPhrases<true>([
  {
    means: true,
    exact: "start|onwards|onward",
    mongolian: "эхэлнэ|эхэлж|эхлэн|эхлээд|эхлэх|эхэлсэн|эхлүүлнэ|хойш|дараа",
  },
]);
const beforeWords = createPhrases<true>([
  { means: true, exact: "before|ahead of", mongolian: "өмнө|урьд|наана" },
]);
const noLater = createPhrases<true>([
  { means: true, mongolian: "хэтрэхгүй|хэтрүүлэхгүй|хойшгүй|хойшлохгүй|хожимдохгүй" },
]);
