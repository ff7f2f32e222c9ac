import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { day } from "@khamt/contract/durations";
import type { Db } from "../../platform/db/handle.ts";
import type { Given } from "../../platform/db/prepared.ts";
import { keepMembers } from "../../platform/db/hold-members.ts";
import { blocks, connections } from "../../platform/db/schema/index.ts";
import { requiredRow } from "../../platform/http/required.ts";
import type { Conduct } from "../../platform/conduct.ts";
import { before } from "./limits.ts";
import { openStates } from "./policy.ts";

export type ConnectionRow = typeof connections.$inferSelect;

const { senderId, receiverId, state, createdAt } = connections;

export const isOpen = inArray(state, [...openStates]);

function isPart(reader: Given): SQL | undefined {
  return or(eq(senderId, reader), eq(receiverId, reader));
}

/** Whatever its direction. */
export function isBetween(one: string, other: string): SQL | undefined {
  return or(and(eq(senderId, one), eq(receiverId, other)), and(eq(senderId, other), eq(receiverId, one)));
}

/**
 * Whom the reader has blocked the reader does not see. Who is blocked goes on seeing an invitation of their own that was
 * not accepted: it looks like one that nobody answers.
 */
export function isShownTo(reader: Given): SQL | undefined {
  const other = sql`case when ${senderId} = ${reader} then ${receiverId} else ${senderId} end`;
  const isBlocking = sql`exists (select from ${blocks} where ${blocks.blockerId} = ${reader} and ${blocks.blockedId} = ${other})`;
  const isBlocked = sql`exists (select from ${blocks} where ${blocks.blockerId} = ${other} and ${blocks.blockedId} = ${reader})`;
  return and(
    isPart(reader),
    sql`not ${isBlocking}`,
    sql`(not ${isBlocked} or (${senderId} = ${reader} and ${state} <> 'accepted'))`,
  );
}

/** Held until the transaction is over. Throws not-found for everyone else's. */
export async function holdConnection(
  tx: Db,
  { id, reader }: { id: string; reader: string },
): Promise<ConnectionRow> {
  const isIt = and(eq(connections.id, id), isShownTo(reader));
  const found = await requiredRow(tx.select({ senderId, receiverId }).from(connections).where(isIt));
  await keepMembers(tx, [found.senderId, found.receiverId]);
  return requiredRow(tx.select().from(connections).where(isIt).for("update"));
}

/** Those of the two that nobody answered in time. */
export async function expireBetween(
  tx: Db,
  { one, other, ...clocked }: { one: string; other: string } & Clocked,
): Promise<void> {
  await tx
    .update(connections)
    .set({ state: "expired", endedAt: clocked.now })
    .where(and(isBetween(one, other), isOverdue(clocked)));
}

/** How long an invitation waits is the operator's to say. */
type Clocked = { now: Date; conduct: Conduct };

export function isOverdue({ now, conduct }: Clocked): SQL | undefined {
  const since = before(now, conduct.invitationDays * day);
  return and(isOpen, sql`${createdAt} <= ${since.toISOString()}::timestamptz`);
}
