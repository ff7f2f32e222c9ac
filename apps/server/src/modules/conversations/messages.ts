import { and, asc, desc, eq, gt, lt, sql } from "drizzle-orm";
import { type MessageInput, messagesPerMinute, mostMessages } from "@khamt/contract";
import type { Db } from "../../db/handle.ts";
import { conversationMembers, conversations, messages } from "../../db/schema/index.ts";
import { keysOf } from "../../files/address.ts";
import { HttpError, WaitError } from "../../http-error.ts";
import type { Live } from "../../live/live.ts";
import { showFiles } from "../files/queries.ts";
import { isBlocked } from "../safety/queries.ts";

export type MessageRow = typeof messages.$inferSelect;

type Range = { before?: number | undefined; after?: number | undefined };

/** In the order in which they were sent. */
export async function listMessages(
  db: Db,
  { id, before, after }: Range & { id: string },
): Promise<MessageRow[]> {
  const within = and(
    eq(messages.conversationId, id),
    before === undefined ? undefined : lt(messages.seq, before),
    after === undefined ? undefined : gt(messages.seq, after),
  );
  const isForward = after !== undefined;
  const rows = await db
    .select()
    .from(messages)
    .where(within)
    .orderBy(isForward ? asc(messages.seq) : desc(messages.seq))
    .limit(mostMessages);
  return isForward ? rows : rows.toReversed();
}

type Place = { id: string; userId: string };
type Sending = Place & { live: Live; input: MessageInput; now: Date };

/**
 * Exactly once, whatever was sent before and whatever comes at once: the conversation is held while its next number is
 * given out. Throws conversation-closed, too-many-requests or, for a file that is not the sender's, invalid-parameter.
 */
export function sendMessage(
  db: Db,
  { id: conversationId, userId, live, input, now }: Sending,
): Promise<MessageRow> {
  return db.transaction(async (tx) => {
    const other = await holdPlace(tx, { id: conversationId, userId });
    const sent = await findSent(tx, { conversationId, userId, id: input.id });
    if (sent) return sent;
    if (!other.isOpen || other.userId === null || (await isBlocked(tx, userId, other.userId)))
      throw new HttpError("conversation-closed");
    await requireBudget(tx, { conversationId, userId, now });
    const row = await write(tx, { conversationId, senderId: userId, input, now });
    await keepFiles(tx, { userId, attachments: row.attachments, now });
    await live.publish(tx, [userId, other.userId], { kind: "message", conversationId, seq: row.seq });
    return row;
  });
}

/** Holds the conversation for this transaction. Throws not-found for who is not in it. */
async function holdPlace(tx: Db, { id, userId }: Place) {
  const { conversationId } = conversationMembers;
  const [held] = await tx.select().from(conversations).where(eq(conversations.id, id)).for("update");
  const members = await tx.select().from(conversationMembers).where(eq(conversationId, id));
  const other = members.find((member) => member.userId !== userId);
  if (!held || !other || !members.some((member) => member.userId === userId))
    throw new HttpError("not-found");
  return { userId: other.userId, isOpen: held.closedAt === null };
}

type Sent = { conversationId: string; userId: string; id: string };

async function findSent(tx: Db, { conversationId, userId, id }: Sent): Promise<MessageRow | undefined> {
  const [row] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.senderId, userId), eq(messages.id, id)));
  if (row && row.conversationId !== conversationId) throw new HttpError("conflict");
  return row;
}

const minute = 60_000;

async function requireBudget(
  tx: Db,
  { conversationId, userId, now }: Omit<Sent, "id"> & { now: Date },
): Promise<void> {
  const [first] = await tx
    .select({ createdAt: messages.createdAt })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.senderId, userId)))
    .orderBy(desc(messages.seq))
    .offset(messagesPerMinute - 1)
    .limit(1);
  const left = first ? first.createdAt.getTime() + minute - now.getTime() : 0;
  if (left > 0) throw new WaitError("too-many-requests", left / 1000);
}

type Writing = { conversationId: string; senderId: string; input: MessageInput; now: Date };

async function write(tx: Db, { conversationId, senderId, input, now }: Writing): Promise<MessageRow> {
  const [counted] = await tx
    .update(conversations)
    .set({ lastSeq: sql`${conversations.lastSeq} + 1`, activeAt: now })
    .where(eq(conversations.id, conversationId))
    .returning({ seq: conversations.lastSeq });
  if (!counted) throw new HttpError("not-found");
  const [row] = await tx
    .insert(messages)
    .values({ ...input, ...counted, conversationId, senderId, createdAt: now })
    .returning();
  if (!row) throw new Error("nothing was inserted");
  await tx
    .update(conversationMembers)
    .set({ hasWritten: true, readSeq: row.seq })
    .where(isPlace({ id: conversationId, userId: senderId }));
  return row;
}

type Keeping = { userId: string; attachments: readonly string[]; now: Date };

/** Like what a profile shows, they are kept from now on. */
async function keepFiles(tx: Db, { userId, attachments, now }: Keeping): Promise<void> {
  if (attachments.length === 0) return;
  const unknown = await showFiles(tx, { userId, before: [], after: keysOf(attachments), now });
  if (unknown.length > 0) throw new HttpError("invalid-parameter", "attachments");
}

/** The other side of a conversation that the member is in. Throws not-found. */
export async function requireOther(db: Db, { id, userId }: Place): Promise<string | null> {
  const rows = await db.select().from(conversationMembers).where(eq(conversationMembers.conversationId, id));
  if (!rows.some((row) => row.userId === userId)) throw new HttpError("not-found");
  return rows.find((row) => row.userId !== userId)?.userId ?? null;
}

export type Reading = Place & { seq: number; live: Live };

/** Up to what was there to read; never back. */
export async function markRead(db: Db, { id, userId, seq, live }: Reading): Promise<boolean> {
  return db.transaction(async (tx) => {
    const last = sql`(select ${conversations.lastSeq} from ${conversations} where ${conversations.id} = ${id})`;
    const other = await requireOther(tx, { id, userId });
    const moved = await tx
      .update(conversationMembers)
      .set({ readSeq: sql`least(${seq}::integer, ${last})` })
      .where(
        and(isPlace({ id, userId }), sql`${conversationMembers.readSeq} < least(${seq}::integer, ${last})`),
      )
      .returning({ seat: conversationMembers.seat });
    if (moved.length === 0) return false;
    const told = other === null ? [userId] : [userId, other];
    await live.publish(tx, told, { kind: "read", conversationId: id });
    return true;
  });
}

export async function mute(db: Db, { id, userId, isMuted, live }: Place & { isMuted: boolean; live: Live }) {
  await db.transaction(async (tx) => {
    await requireOther(tx, { id, userId });
    await tx.update(conversationMembers).set({ isMuted }).where(isPlace({ id, userId }));
    await live.publish(tx, [userId], { kind: "conversations" });
  });
}

function isPlace({ id, userId }: Place) {
  return and(eq(conversationMembers.conversationId, id), eq(conversationMembers.userId, userId));
}
