import { day } from "@khamt/contract/durations";

/** The end of a day (`2026-05-04`) in Ulaanbaatar. */
export function endOf(date: string): string {
  return new Date(`${date}T23:59:59+08:00`).toISOString();
}

/** The day in Ulaanbaatar, so many from today. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * day + 8 * 3_600_000).toISOString().slice(0, 10);
}
