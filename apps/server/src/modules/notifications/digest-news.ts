import { and, eq, inArray, isNull, lte, or, type SQL } from "drizzle-orm";
import type { EventKind } from "@khamt/contract";
import { day } from "@khamt/contract/durations";
import type { Db } from "../../platform/db/handle.ts";
import { notifications, users } from "../../platform/db/schema/index.ts";
import { bestPercent, isMatch, type MatchNotification, withProfiles } from "./queries.ts";

const { userId, kind, digestedAt } = notifications;

/** News after which somebody may wait for the member. */
const waitingKinds: readonly EventKind[] = [
  "invitation",
  "introduction",
  "question",
  "application",
  "application-answer",
  "message",
];
const mostMatches = 50;

/** A new match at once; what others wait for was told as it came, and is worth another word after a day. */
export function hasUntoldNews(now: Date): SQL | undefined {
  const isOld = lte(notifications.createdAt, new Date(now.getTime() - day));
  return and(
    eq(userId, users.id),
    isNull(digestedAt),
    or(eq(kind, "new-match"), and(inArray(kind, [...waitingKinds]), isOld)),
  );
}

/** The new matches that no summary has told of. */
export async function untoldMatches(db: Db, owner: string): Promise<MatchNotification[]> {
  const rows = await db
    .select()
    .from(notifications)
    .where(and(eq(userId, owner), eq(kind, "new-match"), isNull(digestedAt)))
    .orderBy(bestPercent)
    .limit(mostMatches);
  return withProfiles(db, owner, rows.filter(isMatch));
}

/** A summary has told of these matches, and of all that waits. */
export async function markDigested(
  db: Db,
  owner: string,
  { news, now }: { news: readonly MatchNotification[]; now: Date },
): Promise<void> {
  const isTold = or(
    inArray(kind, [...waitingKinds]),
    inArray(
      notifications.id,
      news.map(({ row }) => row.id),
    ),
  );
  await db
    .update(notifications)
    .set({ digestedAt: now })
    .where(and(eq(userId, owner), isNull(digestedAt), isTold));
}
