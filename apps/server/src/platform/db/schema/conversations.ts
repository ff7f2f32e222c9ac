import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { conversationKinds } from "@khamt/contract";
import { id, moment, oneOf, textList } from "./columns.ts";
import { users } from "./users.ts";

/** Two members talk about one thing: what it is, only its own table knows. */
export const conversations = pgTable(
  "conversations",
  {
    id: id(),
    kind: text("kind", { enum: conversationKinds }).notNull(),
    subjectId: uuid("subject_id").notNull(),
    /** Of the newest message, counted without gaps from 1. */
    lastSeq: integer("last_seq").notNull().default(0),
    /** When it was opened, or the newest message was sent. */
    activeAt: moment("active_at").notNull(),
    /** No more messages from then on; what was said stays. */
    closedAt: moment("closed_at"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    unique("conversations_subject_key").on(table.kind, table.subjectId),
    index("conversations_active_index").on(table.activeAt),
    oneOf("conversations_kind_check", table.kind, conversationKinds),
  ],
);

export const conversationMembers = pgTable(
  "conversation_members",
  {
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    /** 0 or 1: there are two. */
    seat: integer("seat").notNull(),
    /** Null: the account is gone. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    /** What one has written counts as read. */
    readSeq: integer("read_seq").notNull().default(0),
    /** Up to where the member was told of unread messages outside the conversation. */
    toldSeq: integer("told_seq").notNull().default(0),
    hasWritten: boolean("has_written").notNull().default(false),
    isMuted: boolean("is_muted").notNull().default(false),
    /** What the member has written down for themselves. */
    note: text("note"),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.seat] }),
    unique("conversation_members_user_key").on(table.userId, table.conversationId),
    check("conversation_members_seat_check", sql`${table.seat} in (0, 1)`),
  ],
);

export const messages = pgTable(
  "messages",
  {
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    seq: integer("seq").notNull(),
    /** Made by the sender's device, so that what is sent twice is there once. */
    id: uuid("id").notNull(),
    /** Null: the account is gone. */
    senderId: uuid("sender_id").references(() => users.id, { onDelete: "set null" }),
    text: text("text").notNull(),
    /** Addresses of files that the sender has stored. */
    attachments: textList("attachments"),
    createdAt: moment("created_at").notNull(),
    /** By its sender: it says nothing and names no file from then on. */
    deletedAt: moment("deleted_at"),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.seq] }),
    unique("messages_sender_key").on(table.senderId, table.id),
    index("messages_attachments_index").using("gin", table.attachments),
    // What members search their conversations for. Each search reads whole what waits to be filed in it: no more than this.
    index("messages_text_index")
      .using("gin", table.text.op("gin_trgm_ops"))
      .with({ gin_pending_list_limit: 64 }),
  ],
);
