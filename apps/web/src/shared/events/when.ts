import { formatClock, formatDate } from "@khamt/language/format";
import type { Language } from "@khamt/language";

/** Events are where the organisers are. */
const timeZone = "Asia/Ulaanbaatar";
const hour = 3_600_000;
const offset = 8 * hour;

/** "May 4, 2026, 18:00–20:00"; with two days where it ends on another one. */
export function whenText(beginsAt: string, endsAt: string, language: Language): string {
  const [begin, end] = [new Date(beginsAt), new Date(endsAt)];
  const [first, last] = [formatDate(begin, language, timeZone), formatDate(end, language, timeZone)];
  const ends = first === last ? formatClock(end, timeZone) : `${last}, ${formatClock(end, timeZone)}`;
  return `${first}, ${formatClock(begin, timeZone)}–${ends}`;
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
