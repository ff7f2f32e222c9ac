import { and, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { day } from "@khamt/contract/durations";
import type { Db } from "../platform/db/handle.ts";
import { applications, users } from "../platform/db/schema/index.ts";

/** What two accounts finish together counts in figures, and the reviews of it, only where making it up takes long. */
const trustLimits = {
  /** Both accounts are as old. */
  accountDays: 7,
  /** Between the owner's answer and the end of the work. */
  workDays: 3,
  /** Of two accounts one counts in so many. */
  pairDays: 90,
};

type Work = { userId: string; ownerId: string; answeredAt: Date | null; now: Date };

/** Whether work that these two finish now counts. */
export async function isTrustedWork(tx: Db, { userId, ownerId, answeredAt, now }: Work): Promise<boolean> {
  const ago = (days: number) => new Date(now.getTime() - days * day);
  if (answeredAt === null || answeredAt > ago(trustLimits.workDays)) return false;
  const both = [userId, ownerId].sort();
  // One after the other, so that two that end at once see each other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${both.join(" ")}, 0))`);
  const isOld = lte(users.createdAt, ago(trustLimits.accountDays));
  if ((await tx.$count(users, and(inArray(users.id, both), isOld))) < 2) return false;
  const isTheirs = and(inArray(applications.userId, both), inArray(applications.ownerId, both));
  const isRecent = gt(applications.updatedAt, ago(trustLimits.pairDays));
  return (await tx.$count(applications, and(isTheirs, isRecent, eq(applications.isCounted, true)))) === 0;
}
