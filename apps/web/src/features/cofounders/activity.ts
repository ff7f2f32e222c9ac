const day = 86_400_000;

export type Activity = "week" | "month" | "earlier";

/** How lately somebody was here. */
export function activityOf(lastActiveAt: string, now: Date): Activity {
  const age = now.getTime() - new Date(lastActiveAt).getTime();
  if (age < 7 * day) return "week";
  return age < 30 * day ? "month" : "earlier";
}
