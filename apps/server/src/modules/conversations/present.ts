import type { Conversation, FoundMessage, Message } from "@khamt/contract";
import { isActive } from "../../platform/db/active-account.ts";
import type { MessageWithFiles } from "./messages.ts";
import type { ConversationRow } from "./queries.ts";
import type { searchMessages } from "./search-messages.ts";

export function presentConversation(row: ConversationRow, userId: string): Conversation {
  return {
    id: row.id,
    kind: row.kind,
    subjectId: row.subjectId,
    title: row.title,
    about: row.about,
    other: row.other && {
      id: row.other.id,
      name: row.other.name,
      avatar: row.other.avatar,
      profile: row.profile,
      isAway: !isActive(row.other),
    },
    isProfileGone: row.other !== null && row.isProfileGone,
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
    otherReadSeq: row.them.readSeq,
    isMuted: row.me.isMuted,
    note: row.me.note,
    isOpen: row.closedAt === null && row.isAllowed && areBothHere(row),
    areLinksShown: row.me.hasWritten && row.them.hasWritten,
    activeAt: row.activeAt.toISOString(),
    createdAt: row.openedAt.toISOString(),
  };
}

function areBothHere({ self, other }: ConversationRow): boolean {
  return other !== null && isActive(self) && isActive(other);
}

export function presentMessage(row: MessageWithFiles, userId: string): Message {
  return {
    id: row.id,
    conversationId: row.conversationId,
    seq: row.seq,
    senderId: row.senderId,
    isOwn: row.senderId === userId,
    text: row.text,
    attachments: row.attachments,
    isDeleted: row.deletedAt !== null,
    createdAt: row.createdAt.toISOString(),
  };
}

type Found = Awaited<ReturnType<typeof searchMessages>>[number];

export function presentFound(userId: string, { message, other }: Found): FoundMessage {
  return {
    conversationId: message.conversationId,
    seq: message.seq,
    otherName: other?.name ?? null,
    isOwn: message.senderId === userId,
    text: message.text,
    createdAt: message.createdAt.toISOString(),
  };
}
