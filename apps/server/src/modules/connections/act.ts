import { and, eq } from "drizzle-orm";
import type { Refusal } from "@khamt/contract";
import { activeAmong } from "../../platform/db/active-account.ts";
import type { Db } from "../../platform/db/handle.ts";
import { connections } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { beginWith, openConversation, type Said } from "../conversations/index.ts";
import { forgetNotification, settleNotifications } from "../notifications/index.ts";
import { type Action, isRepeated, moveOf, needsOther, type State } from "./policy.ts";
import { type ConnectionRow, holdConnection, isOpen, isOverdue } from "./rows.ts";
import { refresh, notifySide, type ConnectionTransaction, type ConnectionTools } from "./notify.ts";

type Acting = { id: string; userId: string };
type Change = Partial<typeof connections.$inferInsert>;
type Step = { action: Action; change?: (row: ConnectionRow) => Change };

/** Sees the invitation; seen again, it stays as it is. */
export const view = (tools: ConnectionTools, acting: Acting) =>
  inTurn(tools, { ...acting, action: "view" }, async (telling, row) => {
    if (row.receiverId === acting.userId && row.state === "sent")
      await move(telling, row, { by: acting.userId, action: "view" });
  });

export const acceptOne = (tools: ConnectionTools, acting: Acting) =>
  inTurn(tools, { ...acting, action: "accept" }, async (telling, row) => {
    requireMove(row, acting.userId, "accept");
    await requireOther(telling.tx, row);
    await accept(telling, row);
  });

/** How two came to be connected: by an invitation, in a round of meetings, or because somebody introduced them. */
export type Agreed = "accepted" | "met" | "introduced";

/** By the receiver, or by the receiver's own invitation of the sender. */
export async function accept(
  telling: ConnectionTransaction,
  row: ConnectionRow,
  text: Agreed = "accepted",
): Promise<void> {
  const { tx, now } = telling;
  const members = [row.senderId, row.receiverId] as const;
  const conversationId = await openConversation(tx, {
    kind: "connection",
    subjectId: row.id,
    members: [...members],
    now,
  });
  await beginWith(tx, conversationId, saidIn(row));
  const change = () => ({ conversationId, endedAt: now });
  await move(telling, row, { by: row.receiverId, action: "accept", change });
  await telling.live.publish(tx, members, { kind: "conversations" });
  await notifySide(telling, row, { to: "sender", kind: "invitation-answer", text });
}

/** The invitation, and what was asked and answered before it was accepted. */
function saidIn({
  senderId,
  receiverId,
  message,
  question,
  answer,
  asked,
  createdAt,
}: ConnectionRow): Said[] {
  const said = [{ senderId, text: message, at: createdAt }];
  if (question !== null && answer !== null)
    said.push({ senderId, text: `${question}\n${answer}`, at: createdAt });
  for (const each of asked) {
    said.push({ senderId: receiverId, text: each.question, at: new Date(each.askedAt) });
    if (each.answer !== null && each.answeredAt !== null)
      said.push({ senderId, text: each.answer, at: new Date(each.answeredAt) });
  }
  return said;
}

export const decline = (
  tools: ConnectionTools,
  { reason, text, ...acting }: Acting & { reason: Refusal | null; text: string },
) =>
  inTurn(tools, { ...acting, action: "decline" }, async (telling, row) => {
    const change = () => ({ declineReason: reason, declineText: text, endedAt: telling.now });
    await move(telling, row, { by: acting.userId, action: "decline", change });
    await notifySide(telling, row, { to: "sender", kind: "invitation-answer", text: "declined" });
  });

export const setAside = (tools: ConnectionTools, acting: Acting) =>
  inTurn(tools, { ...acting, action: "not-now" }, (telling, row) =>
    move(telling, row, { by: acting.userId, action: "not-now" }),
  );

export const withdraw = (tools: ConnectionTools, acting: Acting) =>
  inTurn(tools, { ...acting, action: "withdraw" }, async (telling, row) => {
    await move(telling, row, {
      by: acting.userId,
      action: "withdraw",
      change: () => ({ endedAt: telling.now }),
    });
    for (const kind of ["invitation", "question"] as const)
      await forgetNotification(telling.tx, { to: row.receiverId, kind, subjectId: row.id });
  });

export const ask = (tools: ConnectionTools, { text, ...acting }: Acting & { text: string }) =>
  inTurn(tools, { ...acting, action: "ask", text }, async (telling, row) => {
    const at = telling.now.toISOString();
    const question = { question: text, askedAt: at, answer: null, answeredAt: null };
    const change = () => ({ asked: [...row.asked, question] });
    await move(telling, row, { by: acting.userId, action: "ask", change });
    await notifySide(telling, row, { to: "sender", kind: "question", text });
  });

export const answer = (tools: ConnectionTools, { text, ...acting }: Acting & { text: string }) =>
  inTurn(tools, { ...acting, action: "answer", text }, async (telling, row) => {
    const answered = { answer: text, answeredAt: telling.now.toISOString() };
    const change = () => ({
      asked: row.asked.map((each) => (each.answer === null ? { ...each, ...answered } : each)),
    });
    await move(telling, row, { by: acting.userId, action: "answer", change });
    await notifySide(telling, row, { to: "receiver", kind: "question", text, note: "answer" });
  });

/** What the sender still has open to somebody whom they have blocked. */
export async function withdrawAllTo(
  tx: Db,
  { senderId, receiverId, now }: { senderId: string; receiverId: string; now: Date },
): Promise<void> {
  const isTheirs = and(eq(connections.senderId, senderId), eq(connections.receiverId, receiverId));
  const withdrawn = await tx
    .update(connections)
    .set({ state: "withdrawn", endedAt: now })
    .where(and(isTheirs, isOpen))
    .returning({ id: connections.id });
  for (const { id } of withdrawn)
    await settleNotifications(tx, { to: receiverId, kind: "invitation", subjectId: id, now });
}

type Work = (telling: ConnectionTransaction, row: ConnectionRow) => Promise<void>;

/**
 * With the connection held, so that of two moves at once the second sees what the first has done. One that is done already
 * changes nothing: the answer to the first call was lost.
 */
function inTurn(
  tools: ConnectionTools,
  { id, userId, action, text }: Acting & { action: Action; text?: string },
  work: Work,
): Promise<void> {
  return tools.db.transaction(async (tx) => {
    const row = await holdConnection(tx, { id, reader: userId });
    const isOver = and(eq(connections.id, id), isOverdue(tools));
    if ((await tx.$count(connections, isOver)) > 0) throw new HttpError("conflict");
    if (isRepeated(row, { action, by: roleOf(row, userId), text })) return;
    await work({ ...tools, tx }, row);
  });
}

function requireMove(row: ConnectionRow, userId: string, action: Action): State {
  const to = moveOf(row, { action, by: roleOf(row, userId) });
  if (to === undefined) throw new HttpError("conflict");
  return to;
}

const roleOf = ({ senderId }: ConnectionRow, userId: string) => (senderId === userId ? "sender" : "receiver");

async function requireOther(tx: Db, { senderId, receiverId }: ConnectionRow): Promise<void> {
  if ((await activeAmong(tx, [senderId, receiverId])).size < 2) throw new HttpError("conflict");
}

async function move(
  telling: ConnectionTransaction,
  row: ConnectionRow,
  { by, action, change }: Step & { by: string },
): Promise<void> {
  const { tx, now } = telling;
  const state = requireMove(row, by, action);
  if (needsOther(action)) await requireOther(tx, row);
  // Whoever does anything with it has seen it.
  const viewedAt = by === row.receiverId ? (row.viewedAt ?? now) : row.viewedAt;
  await tx
    .update(connections)
    .set({ state, viewedAt, ...change?.(row) })
    .where(eq(connections.id, row.id));
  await settle(telling, row, by);
  await refresh(telling, row);
}

/** What was told of it is dealt with. */
async function settle({ tx, now }: ConnectionTransaction, row: ConnectionRow, by: string): Promise<void> {
  const about = { subjectId: row.id, now };
  await settleNotifications(tx, { ...about, to: by, kind: "question" });
  await settleNotifications(tx, { ...about, to: row.receiverId, kind: "invitation" });
}
