import { and, asc, desc, eq, gt, lt, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Attachment, type MessageInput, messagesPerMinute, mostMessages } from "@khamt/contract";
import { minute } from "@khamt/contract/durations";
import { activeAmong } from "../../platform/db/active-account.ts";
import type { Db } from "../../platform/db/handle.ts";
import { conversationMembers, conversations, messages } from "../../platform/db/schema/index.ts";
import { keysOf } from "../../entities/files/address.ts";
import { namesOf } from "../../entities/files/attachments.ts";
import { HttpError, WaitError } from "../../platform/http/http-error.ts";
import type { Live } from "../../platform/live/live.ts";
import { showFiles } from "../../entities/files/show-files.ts";
import { keepDeleted } from "../../entities/keep-deleted.ts";
import { notBlocked } from "../../entities/shown-to.ts";
import { requiredRow } from "../../platform/http/required.ts";

export type MessageRow = typeof messages.$inferSelect;
export type MessageWithFiles = Omit<MessageRow, "attachments"> & { attachments: Attachment[] };

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

/** With what the files that they name are called. */
export async function withFiles(db: Db, rows: readonly MessageRow[]): Promise<MessageWithFiles[]> {
  const addresses = rows.flatMap(({ attachments }) => attachments);
  const named = await namesOf(db, addresses);
  return rows.map((row) => ({ ...row, attachments: row.attachments.map(named) }));
}

type Place = { id: string; userId: string };
type Sending = Place & { live: Live; input: MessageInput; now: Date };

/**
 * Exactly once, whatever was sent before and whatever comes at once: the conversation is held while its next number is
 * given out. Throws conversation-closed, too-many-requests or, for a file that is not the sender's, invalid-parameter.
 */
export async function sendMessage(db: Db, sending: Sending): Promise<MessageRow> {
  try {
    return await db.transaction((tx) => sendNew(tx, sending));
  } catch (error) {
    // Whatever stands in the way of a new message: one that is there is sent.
    const sent = error instanceof HttpError ? await findSent(db, sending) : undefined;
    if (sent) return sent;
    throw error;
  }
}

async function sendNew(
  tx: Db,
  { id: conversationId, userId, live, input, now }: Sending,
): Promise<MessageRow> {
  const place = await holdPlace(tx, { id: conversationId, userId });
  const { otherId } = place;
  if (otherId === null || place.closedAt !== null || !place.isAllowed)
    throw new HttpError("conversation-closed");
  if ((await activeAmong(tx, [userId, otherId])).size < 2) throw new HttpError("conversation-closed");
  await requireBudget(tx, { conversationId, userId, now });
  const row = await write(tx, { conversationId, senderId: userId, input, now });
  await keepFiles(tx, { userId, attachments: row.attachments, now });
  await live.publish(tx, [userId, otherId], { kind: "message", conversationId, seq: row.seq });
  return row;
}

/** Holds the conversation for this transaction. Throws not-found for who is not in it. */
async function holdPlace(tx: Db, { id, userId }: Place) {
  const me = alias(conversationMembers, "me");
  const other = alias(conversationMembers, "other");
  return requiredRow(
    tx
      .select({
        otherId: other.userId,
        closedAt: conversations.closedAt,
        isAllowed: sql<boolean>`${notBlocked(userId, other.userId)}`,
      })
      .from(conversations)
      .innerJoin(me, and(eq(me.conversationId, conversations.id), eq(me.userId, userId)))
      .innerJoin(other, and(eq(other.conversationId, conversations.id), ne(other.seat, me.seat)))
      .where(eq(conversations.id, id))
      .for("update", { of: conversations }),
  );
}

async function findSent(db: Db, { id, userId, input }: Sending): Promise<MessageRow | undefined> {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.senderId, userId), eq(messages.id, input.id)));
  return row?.conversationId === id ? row : undefined;
}

type Budget = { conversationId: string; userId: string; now: Date };

async function requireBudget(tx: Db, { conversationId, userId, now }: Budget): Promise<void> {
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

/** The next number, the message, and that its sender has read so far: in one statement. Throws conflict for a known id. */
async function write(tx: Db, { conversationId, senderId, input, now }: Writing): Promise<MessageRow> {
  const { id, text, attachments } = input;
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<{ seq: number }>(sql`
    with counted as (
      update ${conversations} set last_seq = last_seq + 1, active_at = ${at}
      where id = ${conversationId} returning last_seq
    ), placed as (
      update ${conversationMembers} set has_written = true, read_seq = counted.last_seq
      from counted where conversation_id = ${conversationId} and user_id = ${senderId}
    )
    insert into ${messages} (conversation_id, seq, id, sender_id, text, attachments, created_at)
    select ${conversationId}::uuid, last_seq, ${id}::uuid, ${senderId}::uuid, ${text}, ${sql.param(attachments)}::text[], ${at}
    from counted
    on conflict (sender_id, id) do nothing
    returning seq`);
  const [row] = rows;
  if (!row) throw new HttpError("conflict");
  return { ...input, conversationId, senderId, seq: row.seq, createdAt: now, deletedAt: null };
}

type Keeping = { userId: string; attachments: readonly string[]; now: Date };

/** Like what a profile shows, they are kept from now on. */
async function keepFiles(tx: Db, { userId, attachments, now }: Keeping): Promise<void> {
  if (attachments.length === 0) return;
  const unknown = await showFiles(tx, { userId, before: [], after: keysOf(attachments), now });
  if (unknown.length > 0) throw new HttpError("invalid-parameter", "attachments");
}

type Deleting = Place & { seq: number; live: Live; now: Date };

/**
 * One of the member's own: its number stays, so that nothing is missing between the others. Deleting it twice is deleting
 * it once. Throws not-found for everyone else's.
 */
export function deleteMessage(db: Db, { id, userId, seq, live, now }: Deleting): Promise<MessageRow> {
  return db.transaction(async (tx) => {
    const other = await requireOther(tx, { id, userId });
    const isIt = and(eq(messages.conversationId, id), eq(messages.seq, seq), eq(messages.senderId, userId));
    const row = await requiredRow(tx.select().from(messages).where(isIt).for("update"));
    if (row.deletedAt !== null) return row;
    const { text, attachments } = row;
    await keepDeleted(tx, { conversationId: id, seq, senderId: userId, text, attachments });
    const gone = { text: "", attachments: [], deletedAt: now };
    await tx.update(messages).set(gone).where(isIt);
    const before = keysOf(row.attachments);
    // Free for as long as can be: what nothing else names goes with the next sweep.
    if (before.length > 0) await showFiles(tx, { userId, before, after: [], now: new Date(0) });
    const told = other === null ? [userId] : [userId, other];
    await live.publish(tx, told, { kind: "message-deleted", conversationId: id, seq });
    return { ...row, ...gone };
  });
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

type Own = Partial<Pick<typeof conversationMembers.$inferSelect, "isMuted" | "note">>;

/** What one side has for itself: the other hears nothing of it. */
export async function setOwn(db: Db, { id, userId, live, own }: Place & { live: Live; own: Own }) {
  await db.transaction(async (tx) => {
    await requireOther(tx, { id, userId });
    await tx.update(conversationMembers).set(own).where(isPlace({ id, userId }));
    await live.publish(tx, [userId], { kind: "conversations" });
  });
}

function isPlace({ id, userId }: Place) {
  return and(eq(conversationMembers.conversationId, id), eq(conversationMembers.userId, userId));
}
