import { mostAskedBack } from "@khamt/contract";

const hour = 3_600_000;
const day = 24 * hour;

/** Every number that invitations go by. Times in milliseconds. */
export const limits = {
  /** Invitations that an account sends in a week. */
  aWeek: 20,
  /** Weeks begin on Monday, at midnight in Ulaanbaatar. */
  weekStart: { weekday: 1, offset: 8 * hour },
  /** An account is young for so long; young ones and those without a confirmed address have limits of their own. */
  youth: 7 * day,
  /** Open invitations of a young account. */
  openOfYoung: 5,
  /** New people in a day. */
  aDay: { young: 10, others: 30 },
  /** What a member lets in in a week who has chosen nothing. */
  receivedAWeek: 20,
  /** An invitation ends unanswered. */
  life: 14 * day,
  /** The receiver is reminded after so long, and then no more. */
  reminders: [2 * day, 9 * day],
  /** After the sender took it back, or was declined, before the next one to the same person. */
  rest: 21 * day,
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
