import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { refusals } from "@khamt/contract";
import { entityKinds } from "@khamt/contract/vocabulary";
import { id, moment, oneOf } from "./columns.ts";
import { person } from "./person.ts";
import { users } from "./users.ts";

/** "asked" waits for the sender's answer; "set-aside" is known to the receiver alone. */
export const invitationStates = [
  "sent",
  "viewed",
  "asked",
  "set-aside",
  "accepted",
  "declined",
  "expired",
  "withdrawn",
] as const;

/** What the receiver asked before deciding, and what the sender answered. */
type AskedBack = {
  question: string;
  askedAt: string;
  answer: string | null;
  answeredAt: string | null;
};

/** An invitation, and the connection that it became. */
export const connections = pgTable(
  "connections",
  {
    id: id(),
    /** Made by the sender's browser. */
    clientId: uuid("client_id").notNull(),
    senderId: person("sender_id"),
    receiverId: person("receiver_id"),
    targetKind: text("target_kind", { enum: entityKinds }).notNull(),
    targetId: uuid("target_id").notNull(),
    sourceKind: text("source_kind", { enum: entityKinds }),
    sourceId: uuid("source_id"),
    message: text("message").notNull(),
    /** The receiver's question as it was then. */
    question: text("question"),
    answer: text("answer"),
    state: text("state", { enum: invitationStates }).notNull().default("sent"),
    asked: jsonb("asked").$type<AskedBack[]>().notNull().default([]),
    declineReason: text("decline_reason", { enum: refusals }),
    declineText: text("decline_text"),
    createdAt: moment("created_at").notNull(),
    viewedAt: moment("viewed_at"),
    /** When it was accepted, declined, withdrawn or expired. */
    endedAt: moment("ended_at"),
    /** How many reminders the receiver has had. */
    reminders: integer("reminders").notNull().default(0),
    conversationId: uuid("conversation_id"),
  },
  (table) => [
    unique("connections_client_key").on(table.senderId, table.clientId),
    // One between two people, whatever its direction.
    uniqueIndex("connections_pair_key")
      .on(
        sql`least(${table.senderId}, ${table.receiverId})`,
        sql`greatest(${table.senderId}, ${table.receiverId})`,
      )
      .where(sql`state in ('sent', 'viewed', 'asked', 'set-aside', 'accepted')`),
    index("connections_sender_index").on(table.senderId, table.createdAt),
    index("connections_receiver_index").on(table.receiverId, table.createdAt),
    index("connections_waiting_index")
      .on(table.createdAt)
      .where(sql`state in ('sent', 'viewed', 'asked', 'set-aside')`),
    oneOf("connections_state_check", table.state, invitationStates),
    oneOf("connections_target_kind_check", table.targetKind, entityKinds),
    oneOf("connections_source_kind_check", table.sourceKind, entityKinds),
    oneOf("connections_decline_reason_check", table.declineReason, refusals),
    check("connections_people_check", sql`${table.senderId} <> ${table.receiverId}`),
    check("connections_source_check", sql`(${table.sourceKind} is null) = (${table.sourceId} is null)`),
  ],
);

/** How a member wants to be invited. Who has no row has chosen nothing. */
export const connectionSettings = pgTable("connection_settings", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** What every invitation has to answer. */
  question: text("question"),
  /** How many invitations a week come in; 0: none. */
  weeklyCap: integer("weekly_cap").notNull().default(20),
  /** Where others book a time with the member. */
  calendarUrl: text("calendar_url"),
});
