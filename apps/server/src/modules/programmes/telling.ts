import { takeAll } from "../../platform/auth/limits.ts";
import type { Db } from "../../platform/db/handle.ts";

const mostADay = 20;

/** What is told to everybody at once has an end each day, whoever it is that runs the programme or the site. */
export function countTelling(db: Db, what: string, now: Date): Promise<void> {
  return takeAll(db, { windows: [{ key: `telling:${what}`, most: mostADay, minutes: 24 * 60 }], now });
}
