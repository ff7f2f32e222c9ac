import { and, desc, eq, gt, or } from "drizzle-orm";
import type { Invitation } from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import { entitiesOf } from "../../entities/owned/own.ts";
import { connections } from "../../platform/db/schema/index.ts";
import { required } from "../../platform/http/required.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { hasBlocked } from "../../entities/shown-to.ts";
import { accept } from "./act.ts";
import { accountOfProfile } from "./connection-state.ts";
import { before, limits } from "./limits.ts";
import { findRefusal } from "./refusal.ts";
import { holdMembers } from "../../platform/db/hold-members.ts";
import { type ConnectionRow, expireBetween, isBetween, isOpen } from "./rows.ts";
import { isSentAround } from "./same-words.ts";
import { settingsOf } from "./settings.ts";
import { refresh, notifySide, type ConnectionTools } from "./notify.ts";

type Inviting = { userId: string; input: Invitation };

/**
 * Answers with the id of the invitation, the same one when it is sent again. Who invites somebody by whom they are
 * invited accepts that.
 */
export function invite(tools: ConnectionTools, { userId, input }: Inviting): Promise<string> {
  return tools.db.transaction(async (tx) => {
    const receiver = await requireReceiver(tx, { userId, input });
    const members = await holdMembers(tx, [userId, receiver]);
    const sender = members.find(({ id }) => id === userId);
    if (!sender || members.length < 2) throw new HttpError("not-found");
    const { clientId } = input;
    const isSame = and(eq(connections.senderId, userId), eq(connections.clientId, clientId));
    const [same] = await tx.select().from(connections).where(isSame);
    if (same) return requireThis(same, { receiver, input });
    const { now, conduct } = tools;
    await expireBetween(tx, { one: userId, other: receiver, now, conduct });
    const theirs = await findTheirs(tx, { userId, receiver });
    if (theirs) {
      await accept({ ...tools, tx }, theirs);
      return theirs.id;
    }
    // By whom the receiver has blocked it is sent as to anybody who does not answer: the receiver never sees it.
    if (await hasBlocked(tx, userId, receiver)) throw new HttpError("not-found");
    const refusal = await findRefusal(tx, { sender, receiver, now, conduct });
    if (refusal) throw new HttpError(refusal.why);
    const words = await requireWords(tx, { userId, receiver, input, now: tools.now });
    const row = await insert(tx, { userId, receiver, input, ...words, now: tools.now });
    await notifySide({ ...tools, tx }, row, { to: "receiver", kind: "invitation", text: row.message });
    await refresh({ ...tools, tx }, row);
    return row.id;
  });
}

/** To somebody else, or in other words, it is another one, which its writer would take for sent. */
function requireThis(
  row: ConnectionRow,
  { receiver, input }: { receiver: string; input: Invitation },
): string {
  if (row.receiverId !== receiver) throw new HttpError("conflict");
  const { message, answer, source } = input;
  const isSame =
    row.message === message && (row.answer ?? answer) === answer && row.sourceId === (source?.id ?? null);
  if (!isSame) throw new HttpError("already-invited");
  return row.id;
}

async function requireReceiver(tx: Db, { userId, input: { target } }: Inviting): Promise<string> {
  const behind = await required(accountOfProfile(tx, { ...target, reader: userId }));
  if (behind.userId === userId) throw new HttpError("not-allowed");
  if (behind.isExample) throw new HttpError("example-profile");
  return behind.userId;
}

type Pair = { userId: string; receiver: string };

/** An open invitation of the other one. Throws where there is one of one's own, or a connection. */
async function findTheirs(tx: Db, { userId, receiver }: Pair): Promise<ConnectionRow | undefined> {
  const isThere = or(isOpen, eq(connections.state, "accepted"));
  const [row] = await tx
    .select()
    .from(connections)
    .where(and(isBetween(userId, receiver), isThere))
    .for("update");
  if (row?.state === "accepted" && (await hasBlocked(tx, receiver, userId)))
    throw new HttpError("takes-no-invitations");
  if (row && (row.state === "accepted" || row.senderId === userId)) throw new HttpError("already-invited");
  return row;
}

type Timed = { now: Date };

type Writing = Pair & Inviting & Timed;

/** The receiver's question is to be answered, and nobody writes the same to everyone. */
async function requireWords(tx: Db, { userId, receiver, input, now }: Writing) {
  const { question } = await settingsOf(tx, receiver);
  if (question !== null && input.answer === "") throw new HttpError("invalid-parameter", "answer");
  const { source, message } = input;
  if (source && !(await entitiesOf(tx, userId))[source.kind].includes(source.id))
    throw new HttpError("invalid-parameter", "source");
  const sent = await tx
    .select({ to: connections.receiverId, message: connections.message })
    .from(connections)
    .where(
      and(eq(connections.senderId, userId), gt(connections.createdAt, before(now, limits.sameWords.within))),
    )
    .orderBy(desc(connections.createdAt));
  if (isSentAround(sent, { to: receiver, message })) throw new HttpError("same-words");
  return { question, answer: question === null ? null : input.answer };
}

type Worded = Writing & { question: string | null; answer: string | null };

async function insert(
  tx: Db,
  { userId, receiver, input, question, answer, now }: Worded,
): Promise<ConnectionRow> {
  const { clientId, target, source, message } = input;
  const [row] = await tx
    .insert(connections)
    .values({
      clientId,
      senderId: userId,
      receiverId: receiver,
      targetKind: target.kind,
      targetId: target.id,
      sourceKind: source?.kind,
      sourceId: source?.id,
      message,
      question,
      answer,
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error("nothing was inserted");
  return row;
}
