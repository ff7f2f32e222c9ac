import { eq } from "drizzle-orm";
import type { ConnectionWith, EntityRef } from "@khamt/contract";
import { day } from "@khamt/contract/durations";
import { cardOf } from "../../entities/index.ts";
import { readListed } from "../../entities/read-listed.ts";
import { hasBlocked, shownOnPage } from "../../entities/shown-to.ts";
import type { Db } from "../../platform/db/handle.ts";
import { users } from "../../platform/db/schema/index.ts";
import { required } from "../../platform/http/required.ts";
import type { Conduct } from "../../platform/conduct.ts";
import { before } from "./limits.ts";
import { isOpenState } from "./policy.ts";
import { findBetween } from "./queries.ts";
import { findRefusal } from "./refusal.ts";
import { settingsOf } from "./settings.ts";

type Seen = EntityRef & { reader: string };

/** What a button beside a profile can say and do. Throws not-found for a profile that the reader may not see. */
export async function connectionWithOwner(
  db: Db,
  { kind, id, reader, now, conduct }: Seen & { now: Date; conduct: Conduct },
): Promise<ConnectionWith> {
  const behind = await required(accountOfProfile(db, { kind, id, reader }));
  const { name, userId, isExample } = behind;
  const nothing = { name, connectionId: null, conversationId: null, question: null, refusal: null };
  if (userId === reader) return { ...nothing, is: "own" };
  if (isExample) return { ...nothing, is: "example" };
  const row = await findBetween(db, { reader, other: userId });
  const isOver = row && isOpenState(row.state) && row.createdAt <= before(now, conduct.invitationDays * day);
  // What a block has ended looks like a closed door: nothing tells of the block.
  const isEnded = row?.state === "accepted" && (await hasBlocked(db, userId, reader));
  if (isEnded) return { ...nothing, is: "closed" };
  if (row && !isOver) {
    const is = row.state === "accepted" ? "connected" : row.senderId === reader ? "invited" : "invites-me";
    return { ...nothing, is, connectionId: row.id, conversationId: row.conversationId };
  }
  const { question } = await settingsOf(db, userId);
  const [sender] = await db.select().from(users).where(eq(users.id, reader));
  const refusal = sender && (await findRefusal(db, { sender, receiver: userId, now, conduct }));
  if (refusal?.why === "takes-no-invitations") return { ...nothing, is: "closed" };
  return {
    ...nothing,
    is: "nothing",
    question,
    refusal: refusal ? { why: refusal.why, until: refusal.until?.toISOString() ?? null } : null,
  };
}

/** The account behind a profile, and how the profile is called. */
type ProfileAccount = { userId: string; name: string; isExample: boolean };

/** Undefined for a profile that the reader may not see. */
export async function accountOfProfile(
  db: Db,
  { kind, id, reader }: Seen,
): Promise<ProfileAccount | undefined> {
  const [listed] = await readListed(db, kind, [id], await shownOnPage(db, reader));
  return listed && { userId: listed.row.userId, name: cardOf(listed).name, isExample: listed.row.isDemo };
}
