import { and, eq, or } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { EntityRef } from "@khamt/contract";
import { profilesOf } from "../../entities/profiles-of.ts";
import { isBlocked } from "../../entities/shown-to.ts";
import { activeAmong } from "../../platform/db/active-account.ts";
import type { Db } from "../../platform/db/handle.ts";
import { connections } from "../../platform/db/schema/index.ts";
import { accept, type Agreed } from "./act.ts";
import { type ConnectionTransaction, notifySide } from "./notify.ts";
import { type ConnectionRow, expireBetween, isBetween, isOpen } from "./rows.ts";

type Pair = {
  /** Who said yes first speaks first. */
  firstId: string;
  secondId: string;
  how: Exclude<Agreed, "accepted">;
  /** How they came together: the conversation begins with it. */
  message: string;
};

/**
 * Both have said yes elsewhere: they are connected, and both hear of it. False where one has blocked the other or has left or
 * been suspended by now, or neither has a profile that a connection could be about.
 */
export async function connectBoth(telling: ConnectionTransaction, pair: Pair): Promise<boolean> {
  const { tx, now, conduct } = telling;
  const { firstId, secondId, how } = pair;
  if (await isBlocked(tx, firstId, secondId)) return false;
  if ((await activeAmong(tx, [firstId, secondId])).size < 2) return false;
  await expireBetween(tx, { one: firstId, other: secondId, now, conduct });
  const isThere = or(isOpen, eq(connections.state, "accepted"));
  const [before] = await tx
    .select()
    .from(connections)
    .where(and(isBetween(firstId, secondId), isThere))
    .for("update");
  if (before?.state === "accepted") return true;
  const row = before ?? (await insert(tx, pair, now));
  if (!row) return false;
  await accept(telling, row, how);
  await notifySide(telling, row, { to: "receiver", kind: "invitation-answer", text: how });
  return true;
}

async function insert(
  tx: Db,
  { firstId, secondId, message }: Pair,
  now: Date,
): Promise<ConnectionRow | undefined> {
  const profiles = await profilesOf(tx, [firstId, secondId]);
  const refOf = (userId: string): EntityRef | undefined => {
    const [listed] = profiles.get(userId) ?? [];
    return listed && { kind: listed.kind, id: listed.row.id };
  };
  // It is about a profile of the receiver's: who has none is the sender.
  const [senderId, receiverId] = refOf(secondId) ? [firstId, secondId] : [secondId, firstId];
  const [target, source] = [refOf(receiverId), refOf(senderId)];
  if (!target) return undefined;
  const [row] = await tx
    .insert(connections)
    .values({
      clientId: randomUUID(),
      senderId,
      receiverId,
      targetKind: target.kind,
      targetId: target.id,
      sourceKind: source?.kind,
      sourceId: source?.id,
      message,
      createdAt: now,
    })
    .returning();
  return row;
}
