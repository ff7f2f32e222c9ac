/** The end of a day (`2026-05-04`) in Ulaanbaatar. */
export function endOf(date: string): string {
  return new Date(`${date}T23:59:59+08:00`).toISOString();
}
