import { and, eq, getTableColumns, gt, sql } from "drizzle-orm";
import type { OwnerActivity } from "@khamt/contract";
import { day } from "@khamt/contract/durations";
import type { Db } from "../platform/db/handle.ts";
import { privacyOf } from "./privacy.ts";
import { connections, users } from "../platform/db/schema/index.ts";
import { lastActiveBand, replyBand } from "./activity-bands.ts";
import { isAnsweredInTime, isSettled } from "./invitations.ts";

/** Fewer invitations tell nothing about somebody. */
const fewest = 5;
const counted = 180 * day;

/** What others may know of how reachable the owner of a profile is. Of demo owners there is nothing to know. */
export async function ownerActivity(db: Db, userId: string, now: Date): Promise<OwnerActivity> {
  const [user] = await db.select(getTableColumns(users)).from(users).where(eq(users.id, userId));
  if (!user || user.isDemo) return { lastActive: null, replies: null };
  const { lastActiveAt } = user;
  const isShown = privacyOf(user).showsActivity && lastActiveAt !== null;
  return {
    lastActive: isShown ? lastActiveBand(lastActiveAt, now) : null,
    replies: await repliesOf(db, userId, now),
  };
}

async function repliesOf(db: Db, userId: string, now: Date): Promise<OwnerActivity["replies"]> {
  const [row] = await db
    .select({
      received: sql<number>`count(*)::integer`,
      answered: sql<number>`(count(*) filter (where ${isAnsweredInTime}))::integer`,
    })
    .from(connections)
    .where(
      and(
        eq(connections.receiverId, userId),
        gt(connections.createdAt, new Date(now.getTime() - counted)),
        isSettled(now),
      ),
    );
  return row && row.received >= fewest ? replyBand(row.answered / row.received) : null;
}
