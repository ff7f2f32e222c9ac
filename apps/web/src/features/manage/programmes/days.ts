import type { Language } from "@khamt/language";
import { formatDate } from "@khamt/language/format";

/** The end of a day (`2026-05-04`) in Ulaanbaatar. */
export function endOf(date: string): string {
  return new Date(`${date}T23:59:59+08:00`).toISOString();
}

export function formatDay(date: string, language: Language): string {
  return formatDate(new Date(date), language, "UTC");
}
