import { and, eq, gt, sql } from "drizzle-orm";
import type { OwnerActivity } from "@khamt/contract";
import { day } from "@khamt/contract/durations";
import type { Db } from "../platform/db/handle.ts";
import { prepared } from "../platform/db/prepared.ts";
import { privacyOf } from "./privacy.ts";
import { connections, users } from "../platform/db/schema/index.ts";
import { lastActiveBand, replyBand } from "./activity-bands.ts";
import { isAnsweredInTime, isSettled } from "./invitations.ts";

/** Fewer invitations tell nothing about somebody. */
const fewest = 5;
const counted = 180 * day;

/** What others may know of how reachable the owner of a profile is. Of demo owners there is nothing to know. */
export async function ownerActivity(db: Db, userId: string, now: Date): Promise<OwnerActivity> {
  const since = new Date(now.getTime() - counted).toISOString();
  const [user] = await findOwner(db, { userId, now: now.toISOString(), since });
  if (!user || user.isDemo) return { lastActive: null, replies: null };
  const { lastActiveAt, received, answered } = user;
  const isShown = privacyOf(user).showsActivity && lastActiveAt !== null;
  return {
    lastActive: isShown ? lastActiveBand(lastActiveAt, now) : null,
    replies: received >= fewest ? replyBand(answered / received) : null,
  };
}

const findOwner = prepared((db) => {
  const { isDemo, lastActiveAt, privacy, userType } = users;
  const isCounted = and(
    eq(connections.receiverId, users.id),
    gt(connections.createdAt, sql`${sql.placeholder("since")}::timestamptz`),
    isSettled(sql.placeholder("now")),
  );
  const received = db.$count(connections, isCounted);
  const answered = db.$count(connections, and(isCounted, isAnsweredInTime));
  return db
    .select({ isDemo, lastActiveAt, privacy, userType, received, answered })
    .from(users)
    .where(eq(users.id, sql.placeholder("userId")));
});
