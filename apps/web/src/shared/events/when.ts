import type { Language } from "@khamt/language";
import { formatClock, formatDayOfWeek, formatSpan, organisersZone } from "@khamt/language/format";
import { day, hour } from "@khamt/contract/durations";

const offset = 8 * hour;

/** When it is, where the organisers are. */
export function whenText(beginsAt: string, endsAt: string, language: Language): string {
  return formatSpan(new Date(beginsAt), new Date(endsAt), language);
}

/** With its day of the week. */
export function dayText(moment: string, language: Language): string {
  return formatDayOfWeek(new Date(moment), language, organisersZone);
}

/** The day (`2026-05-04`) so many from today. */
export function dayFromNow(days: number): string {
  return toField(new Date(Date.now() + days * day).toISOString()).slice(0, 10);
}

/** "18:00–18:30" */
export function hoursText(beginsAt: string | Date, endsAt: string | Date): string {
  const [begin, end] = [beginsAt, endsAt].map((each) => formatClock(new Date(each), organisersZone));
  return `${begin}–${end}`;
}

/** What a field of the browser for day and time takes: "2026-05-04T18:00". */
export function toField(moment: string): string {
  return new Date(Date.parse(moment) + offset).toISOString().slice(0, 16);
}

/** Undefined for what is no time. */
export function fromField(value: string): string | undefined {
  const time = Date.parse(`${value}:00Z`);
  return Number.isNaN(time) ? undefined : new Date(time - offset).toISOString();
}
