import type { Conversation, FoundMessage, Message } from "@khamt/contract";
import type { Language } from "@khamt/language";
import type { Db } from "../../platform/db/handle.ts";
import { namesOf } from "../../entities/files/attachments.ts";
import type { ConversationRow, searchMessages } from "./list.ts";
import type { MessageRow } from "./messages.ts";
import { titlesOf } from "./titles.ts";

export async function presentConversations(
  db: Db,
  { userId, reader }: { userId: string; reader: Language },
  rows: readonly ConversationRow[],
): Promise<Conversation[]> {
  const titles = await titlesOf(db, rows, reader);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    subjectId: row.subjectId,
    title: titles.get(row.subjectId) ?? null,
    other: row.other && { id: row.other.id, name: nameOf(row.other), avatar: row.other.avatar },
    lastSeq: row.lastSeq,
    lastMessage: row.last && {
      text: row.last.text,
      isOwn: row.last.senderId === userId,
      isDeleted: row.last.deletedAt !== null,
      createdAt: row.last.createdAt.toISOString(),
      attachments: row.last.attachments.length,
    },
    unread: row.lastSeq - row.me.readSeq,
    readSeq: row.me.readSeq,
    otherReadSeq: row.theirs.readSeq,
    isMuted: row.me.isMuted,
    isOpen: row.closedAt === null && row.other !== null && row.isAllowed,
    areLinksShown: row.me.hasWritten && row.theirs.hasWritten,
    activeAt: row.activeAt.toISOString(),
    createdAt: row.openedAt.toISOString(),
  }));
}

export async function presentMessages(
  db: Db,
  userId: string,
  rows: readonly MessageRow[],
): Promise<Message[]> {
  const named = await namesOf(
    db,
    rows.flatMap(({ attachments }) => attachments),
  );
  return rows.map(({ id, conversationId, seq, senderId, text, attachments, deletedAt, createdAt }) => ({
    id,
    conversationId,
    seq,
    senderId,
    isOwn: senderId === userId,
    text,
    attachments: attachments.map(named),
    isDeleted: deletedAt !== null,
    createdAt: createdAt.toISOString(),
  }));
}

type Found = Awaited<ReturnType<typeof searchMessages>>[number];

export function presentFound(userId: string, { message, other }: Found): FoundMessage {
  return {
    conversationId: message.conversationId,
    seq: message.seq,
    otherName: other && nameOf(other),
    isOwn: message.senderId === userId,
    text: message.text,
    createdAt: message.createdAt.toISOString(),
  };
}

/** Empty where an account says none: an address says more than a name. */
export function nameOf({
  firstName,
  lastName,
}: {
  firstName: string | null;
  lastName: string | null;
}): string {
  return [firstName, lastName].filter(Boolean).join(" ");
}
