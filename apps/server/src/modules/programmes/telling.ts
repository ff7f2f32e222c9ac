import { takeAll } from "../../platform/auth/limits.ts";
import type { Db } from "../../platform/db/handle.ts";

const mostADay = 20;

/** What is told to everybody at once, or to somebody again and again, has an end each day, whoever does it. */
export function countTelling(db: Db, what: string, now: Date): Promise<void> {
  return takeAll(db, { windows: [{ key: `telling:${what}`, most: mostADay, minutes: 24 * 60 }], now });
}
