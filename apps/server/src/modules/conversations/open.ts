import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { ConversationKind } from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import { conversationMembers, conversations, messages } from "../../platform/db/schema/index.ts";

type Subject = { kind: ConversationKind; subjectId: string };
type Opening = Subject & { members: readonly [string, string]; now: Date };

/** Answers with the id of the one conversation about this, which it opens where there is none, or opens again. */
export async function openConversation(tx: Db, { kind, subjectId, members, now }: Opening): Promise<string> {
  const [opened] = await tx
    .insert(conversations)
    .values({ kind, subjectId, activeAt: now, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: conversations.id });
  if (!opened) return reopen(tx, { kind, subjectId });
  const conversationId = opened.id;
  await tx
    .insert(conversationMembers)
    .values(members.map((userId, seat) => ({ conversationId, seat, userId })));
  return conversationId;
}

/** By a member of the conversation, before there was one. */
export type Said = { senderId: string; text: string; at: Date };

/** Puts what led to a new conversation at its beginning; both members have read it. */
export async function beginWith(tx: Db, conversationId: string, said: readonly Said[]): Promise<void> {
  await tx.insert(messages).values(
    said.map(({ senderId, text, at }, index) => ({
      conversationId,
      seq: index + 1,
      id: randomUUID(),
      senderId,
      text,
      createdAt: at,
    })),
  );
  await tx.update(conversations).set({ lastSeq: said.length }).where(eq(conversations.id, conversationId));
  await tx
    .update(conversationMembers)
    .set({
      readSeq: said.length,
      toldSeq: said.length,
      hasWritten: inArray(
        conversationMembers.userId,
        said.map(({ senderId }) => senderId),
      ),
    })
    .where(eq(conversationMembers.conversationId, conversationId));
}

/** No more messages; what was said stays readable. */
export async function closeConversation(
  tx: Db,
  { kind, subjectId, now }: Subject & { now: Date },
): Promise<void> {
  await tx
    .update(conversations)
    .set({ closedAt: now })
    .where(and(isAbout({ kind, subjectId }), isNull(conversations.closedAt)));
}

async function reopen(tx: Db, subject: Subject): Promise<string> {
  const [row] = await tx
    .update(conversations)
    .set({ closedAt: null })
    .where(isAbout(subject))
    .returning({ id: conversations.id });
  if (!row) throw new Error("a conversation is there and is not");
  return row.id;
}

function isAbout({ kind, subjectId }: Subject) {
  return and(eq(conversations.kind, kind), eq(conversations.subjectId, subjectId));
}
