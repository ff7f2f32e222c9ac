import { and, eq, or } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { EntityRef } from "@khamt/contract";
import { isBlocked } from "../../entities/shown-to.ts";
import { connections } from "../../platform/db/schema/index.ts";
import { accept } from "./act.ts";
import { type NotifyTransaction, notifySide } from "./notify.ts";
import { expireBetween, isBetween, isOpen } from "./rows.ts";

type Agreed = {
  senderId: string;
  receiverId: string;
  /** Of the receiver. */
  target: EntityRef;
  /** Of the sender. */
  source: EntityRef | undefined;
  /** How they came together: the conversation begins with it. */
  message: string;
};

/** Both have said yes elsewhere: they are connected, and both hear of it. Where one has blocked the other nothing happens. */
export async function connectBoth(telling: NotifyTransaction, agreed: Agreed): Promise<void> {
  const { tx, now, conduct } = telling;
  const { senderId, receiverId, target, source, message } = agreed;
  if (await isBlocked(tx, senderId, receiverId)) return;
  await expireBetween(tx, { one: senderId, other: receiverId, now, conduct });
  const isThere = or(isOpen, eq(connections.state, "accepted"));
  const [before] = await tx
    .select()
    .from(connections)
    .where(and(isBetween(senderId, receiverId), isThere))
    .for("update");
  if (before?.state === "accepted") return;
  const [row = before] = before
    ? []
    : await tx
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
  if (!row) throw new Error("nothing was inserted");
  await accept(telling, row);
  await notifySide(telling, row, { to: "receiver", kind: "invitation-answer", text: "accepted" });
}
