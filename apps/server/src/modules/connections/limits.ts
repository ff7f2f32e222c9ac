import { mostAskedBack } from "@khamt/contract";
import { day, hour } from "@khamt/contract/durations";

/** The numbers that invitations go by and the operator does not set. Times in milliseconds. */
export const limits = {
  /** Weeks begin on Monday, at midnight in Ulaanbaatar. */
  weekStart: { weekday: 1, offset: 8 * hour },
  /** What a member lets in in a week who has chosen nothing. */
  receivedAWeek: 20,
  /** The receiver is reminded after so long, and then no more. */
  reminders: [2 * day, 9 * day],
  /** Questions that the receiver asks back. */
  askedBack: mostAskedBack,
  /** The same words may go to so many people in so long. */
  sameWords: { people: 2, within: 30 * day, likeness: 0.8 },
} as const;

/** When the current week began, and when the next one begins. */
export function weekOf(now: Date): { start: Date; end: Date } {
  const { weekday, offset } = limits.weekStart;
  const local = new Date(now.getTime() + offset);
  const since = (local.getUTCDay() - weekday + 7) % 7;
  const start = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() - since) - offset;
  return { start: new Date(start), end: new Date(start + 7 * day) };
}

export function before(now: Date, duration: number): Date {
  return new Date(now.getTime() - duration);
}
