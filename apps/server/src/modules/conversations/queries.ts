import { and, eq, isNull } from "drizzle-orm";
import type { ConversationKind } from "@khamt/contract";
import type { Db } from "../../db/handle.ts";
import { conversationMembers, conversations } from "../../db/schema/index.ts";

export { isAttachedFor, isAttachment } from "./attachments.ts";

type Subject = { kind: ConversationKind; subjectId: string };
type Opening = Subject & { members: readonly [string, string]; now: Date };

/** Answers with the id of the one conversation about this, which it opens where there is none. */
export async function openConversation(tx: Db, { kind, subjectId, members, now }: Opening): Promise<string> {
  const [opened] = await tx
    .insert(conversations)
    .values({ kind, subjectId, activeAt: now, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: conversations.id });
  if (!opened) return requireId(tx, { kind, subjectId });
  const conversationId = opened.id;
  await tx
    .insert(conversationMembers)
    .values(members.map((userId, seat) => ({ conversationId, seat, userId })));
  return conversationId;
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

async function requireId(tx: Db, subject: Subject): Promise<string> {
  const [row] = await tx.select({ id: conversations.id }).from(conversations).where(isAbout(subject));
  if (!row) throw new Error("a conversation is there and is not");
  return row.id;
}

function isAbout({ kind, subjectId }: Subject) {
  return and(eq(conversations.kind, kind), eq(conversations.subjectId, subjectId));
}
