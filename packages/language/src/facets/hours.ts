import { rateOf } from "./rates.ts";
import type { Tokens } from "./reading/scan.ts";
import { readSpans, type Span } from "./reading/spans.ts";
import { timeUnits, type TimeUnit } from "./reading/time-units.ts";

/** The hours a week that a text names, on average: "20 hours a week", "7 хоногт 20 цаг", "4 hours a day", "3 days a week". */
export function hoursAWeek(tokens: Tokens): number | undefined {
  const spans = readSpans(tokens, { after: (at, index) => timeUnits.at(at, index) });
  for (const span of spans) {
    const hours = hoursOf(span.last.unit);
    const weeks = weeksOf(rateOf(tokens, span.start, span.end), span.last.unit);
    if (hours !== undefined && weeks !== undefined) return (hours * average(span)) / weeks;
  }
  return spans
    .filter((span) => span.last.unit === "hour")
    .map(average)
    .find(isWeekly);
}

function hoursOf(unit: TimeUnit | undefined): number | undefined {
  if (unit === "hour") return 1;
  return unit === "day" ? 8 : undefined;
}

function weeksOf(per: TimeUnit | undefined, counted: TimeUnit | undefined): number | undefined {
  if (per === "day") return counted === "day" ? undefined : 1 / workdays;
  return per === "week" ? 1 : per === "month" ? 52 / 12 : undefined;
}

const workdays = 5;

function average({ first, last }: Span<TimeUnit>): number {
  return (first.amount + last.amount) / 2;
}

// Fewer may be meant by the day, and the day is not said.
function isWeekly(hours: number): boolean {
  return hours >= 13 && hours <= 80;
}
