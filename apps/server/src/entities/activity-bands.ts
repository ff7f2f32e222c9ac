import type { OwnerActivity } from "@khamt/contract";
import { day, week } from "@khamt/contract/durations";

type LastActive = NonNullable<OwnerActivity["lastActive"]>;

const month = 30 * day;

/** About when somebody was here last. */
export function lastActiveBand(at: Date, now: Date): LastActive {
  const silence = now.getTime() - at.getTime();
  if (silence <= week) return "week";
  return silence <= month ? "month" : "earlier";
}

const [high, medium] = [0.8, 0.5];

export function replyBand(share: number): NonNullable<OwnerActivity["replies"]> {
  if (share >= high) return "high";
  return share >= medium ? "medium" : "low";
}
