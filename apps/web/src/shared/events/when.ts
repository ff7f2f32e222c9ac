import type { Language } from "@khamt/language";
import { formatClock, formatDate, formatDayOfWeek, formatSpan, organisersZone } from "@khamt/language/format";
import { day, hour, minute } from "@khamt/contract/durations";

const offset = 8 * hour;

/** When it is, where the organisers are. */
export function whenText(beginsAt: string, endsAt: string, language: Language): string {
  return formatSpan(new Date(beginsAt), new Date(endsAt), language);
}

/** The same by the clock of the reader's device; undefined where it shows the same. In the browser alone. */
export function ownWhenText(beginsAt: string, endsAt: string, language: Language): string | undefined {
  const [begin, end] = [new Date(beginsAt), new Date(endsAt)];
  if ([begin, end].every((each) => each.getTimezoneOffset() * minute === -offset)) return undefined;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const [first, last] = [begin, end].map((each) => formatDate(each, language, timeZone));
  const [from, until] = [begin, end].map((each) => formatClock(each, timeZone));
  if (beginsAt === endsAt) return `${first}, ${from}`;
  return `${first}, ${from}–${first === last ? "" : `${last}, `}${until}`;
}

/** One moment, where the organisers are. */
export function momentText(moment: string, language: Language): string {
  const date = new Date(moment);
  return `${formatDate(date, language, organisersZone)}, ${formatClock(date, organisersZone)}`;
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

/** Undefined for what is no time; Chromium reads one in ":00Z" too. */
export function fromField(value: string): string | undefined {
  const time = /^\d+-\d\d-\d\dT\d\d:\d\d$/.test(value) ? Date.parse(`${value}:00Z`) : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time - offset).toISOString();
}
