import { formatClock, formatDate, organisersZone } from "@khamt/language/format";
import type { Language } from "@khamt/language";

/** A day as a letter or message names it: whoever reads it, and wherever, it is the same day. */
export function formatDay(time: Date, language: Language): string {
  return formatDate(time, language, organisersZone);
}

/** With its time of day, by the organisers' clock. */
export function formatMoment(time: Date, language: Language): string {
  return `${formatDay(time, language)}, ${formatClock(time, organisersZone)}`;
}
