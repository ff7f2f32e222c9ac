import * as z from "zod";
import { attachment } from "../accounts/file.ts";
import { entityRef } from "../entities/entity-ref.ts";
import { id, isSeen, optionalText, saidText, timestamp } from "../fields.ts";
import { pagingQuery } from "../list.ts";

/** What two members talk about. */
export const conversationKinds = ["connection", "application", "service"] as const;

export const longestMessage = 4000;
export const longestOwnNote = 1000;
export const mostAttachments = 5;
/** Most messages that one answer holds. */
export const mostMessages = 50;
/** What one member may write into one conversation. */
export const messagesPerMinute = 20;

export const message = z.object({
  id,
  conversationId: id,
  seq: z.int(),
  /** Null: the account is gone. */
  senderId: id.nullable(),
  isOwn: z.boolean(),
  /** Empty once its sender has deleted it; its number stays. */
  text: z.string(),
  attachments: z.array(attachment),
  isDeleted: z.boolean(),
  createdAt: timestamp,
});

export const conversation = z.object({
  id,
  kind: z.enum(conversationKinds),
  subjectId: id,
  /** What it is about, where that still has a name. */
  title: z.string().nullable(),
  /** The page of that, where the reader can open it. */
  about: entityRef.nullable(),
  /** Null: the account is gone. */
  other: z
    .object({
      id,
      /** Of the company for which they take part, or of the account. */
      name: z.string(),
      avatar: z.string().nullable(),
      /** As which they take part, where the reader can open it. */
      profile: entityRef.nullable(),
      /** Suspended or about to be deleted: they read nothing now. */
      isAway: z.boolean(),
    })
    .nullable(),
  /** As which the other side takes part was deleted, and not the account. */
  isProfileGone: z.boolean(),
  /** Counted without gaps from 1; 0 where nothing was said yet. */
  lastSeq: z.int(),
  lastMessage: z
    .object({
      text: z.string(),
      isOwn: z.boolean(),
      isDeleted: z.boolean(),
      createdAt: timestamp,
      attachments: z.int(),
    })
    .nullable(),
  unread: z.int(),
  readSeq: z.int(),
  /** How far the other side has read. */
  otherReadSeq: z.int(),
  isMuted: z.boolean(),
  /** What the reader has written down for themselves: the other side never gets it. */
  note: optionalText,
  /** Whether a message would be taken now. */
  isOpen: z.boolean(),
  /** Both sides have written: addresses in the messages may be shown as links. */
  areLinksShown: z.boolean(),
  activeAt: timestamp,
  createdAt: timestamp,
});

export const conversationQuery = pagingQuery(50);

const seq = z.coerce.number<number>().int().min(0).max(2_147_483_647);

/** Neither: the newest. */
export const messageQuery = z.object({ before: seq.optional(), after: seq.optional() });

export const messageInput = z
  .object({
    id,
    text: z.string().trim().max(longestMessage),
    attachments: z.array(z.string().max(300)).max(mostAttachments).default([]),
  })
  .refine(({ text, attachments }) => (text !== "" && isSeen(text)) || attachments.length > 0, {
    path: ["text"],
  });

export const messageParams = z.object({ id, seq: seq.min(1) });
export const readMessagesInput = z.object({ seq: seq.min(1) });
export const noteInput = z.object({ note: saidText(longestOwnNote).nullable() });
export const muteInput = z.object({ isMuted: z.boolean() });
export const messageSearchQuery = z.object({ q: z.string().trim().min(2).max(100) });

export const foundMessage = z.object({
  conversationId: id,
  seq: z.int(),
  /** Null: the account is gone. */
  otherName: z.string().nullable(),
  isOwn: z.boolean(),
  text: z.string(),
  createdAt: timestamp,
});

export const unreadMessages = z.object({ unread: z.int() });

export type Conversation = z.infer<typeof conversation>;
export type ConversationKind = (typeof conversationKinds)[number];
export type FoundMessage = z.infer<typeof foundMessage>;
export type Message = z.infer<typeof message>;
export type MessageInput = z.infer<typeof messageInput>;
