/** A day of the calendar, "2026-03-15", in no time zone. */
export type Day = string;

/** From the first day to the last, both within. */
export type Period = {
  readonly from: Day;
  readonly to: Day;
};

const msPerDay = 86_400_000;

/** Undefined for a day that the calendar lacks, and outside the years 1900 to 2199. */
export function dayOf(year: number, month: number, day: number): Day | undefined {
  if (!isYear(year)) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? isoDay(date) : undefined;
}

export function isYear(year: number): boolean {
  return Number.isInteger(year) && year >= 1900 && year <= 2199;
}

export function isDay(day: Day): boolean {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return dayOf(year, month, date) === day;
}

/** A month, or several from one on: (2026, 12, 3) ends in February 2027. */
export function monthsFrom(year: number, month: number, count = 1): Period | undefined {
  if (!isYear(year) || month < 1 || month > 12) return undefined;
  return {
    from: isoDay(new Date(Date.UTC(year, month - 1, 1))),
    to: isoDay(new Date(Date.UTC(year, month - 1 + count, 0))),
  };
}

export function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}

export function monthOf(day: Day): number {
  return Number(day.slice(5, 7));
}

export function addDays(day: Day, days: number): Day {
  return isoDay(new Date(Date.parse(day) + days * msPerDay));
}

/** The same day of a later month, or its last day where it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const [year, month, date] = [yearOf(day), monthOf(day) + months, Number(day.slice(8))];
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return isoDay(new Date(Date.UTC(year, month - 1, Math.min(date, last))));
}

/** How many days the second is after the first. */
export function daysBetween(first: Day, second: Day): number {
  return Math.round((Date.parse(second) - Date.parse(first)) / msPerDay);
}

/** Monday to Sunday. */
export function weekOf(day: Day): Period {
  const monday = addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
  return { from: monday, to: addDays(monday, 6) };
}

export type Third = "start" | "middle" | "end";

/**
 * The beginning, middle or end of a period: the first or last quarter of a year and its May to August, otherwise a third,
 * in whole months where there are three or more.
 */
export function thirdOf(period: Period, third: Third): Period {
  const months =
    12 * (yearOf(period.to) - yearOf(period.from)) + monthOf(period.to) - monthOf(period.from) + 1;
  if (months === 12)
    return partOfMonths(period, third === "middle" ? 4 : 3, { start: 0, middle: 4, end: 9 }[third]);
  const index = { start: 0, middle: 1, end: 2 }[third];
  if (months >= 3) return partOfMonths(period, Math.floor(months / 3), index * Math.floor(months / 3));
  const days = daysBetween(period.from, period.to) + 1;
  const size = Math.max(1, Math.floor(days / 3));
  const from = addDays(period.from, Math.min(index * size, days - 1));
  return { from, to: third === "end" ? period.to : addDays(from, size - 1) };
}

function partOfMonths({ from, to }: Period, count: number, after: number): Period {
  const first = addMonths(from, after);
  return monthsFrom(yearOf(first), monthOf(first), count) ?? { from, to };
}

function isoDay(date: Date): Day {
  return date.toISOString().slice(0, 10);
}
