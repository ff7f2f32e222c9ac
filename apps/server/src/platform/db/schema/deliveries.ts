import { sql } from "drizzle-orm";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { channels, deliveryKinds, deliveryReasons, deliveryStates } from "@khamt/contract";
import { id, moment, oneOf } from "./columns.ts";
import { person } from "./person.ts";

/** What was sent to members, and what was not and why. A letter of news that is queued waits here for its time. */
export const deliveries = pgTable(
  "deliveries",
  {
    id: id(),
    userId: person("user_id"),
    kind: text("kind", { enum: deliveryKinds }).notNull(),
    /** What the notification is about. Null for a summary of many. */
    subjectId: uuid("subject_id"),
    channel: text("channel", { enum: channels }).notNull(),
    state: text("state", { enum: deliveryStates }).notNull(),
    /** Null for what simply waits or was sent. */
    why: text("why", { enum: deliveryReasons }),
    createdAt: moment("created_at").notNull(),
    /** Not before this, while it is queued. */
    dueAt: moment("due_at").notNull(),
    /** When the letter was handed to the queue of mail, which then tries until it is sent. */
    postedAt: moment("posted_at"),
    changedAt: moment("changed_at").notNull(),
    /** Of the letter, as the mail server got it. */
    messageId: text("message_id"),
  },
  (table) => [
    index("deliveries_newest_index").on(table.userId, table.createdAt),
    index("deliveries_created_at_index").on(table.createdAt),
    index("deliveries_waiting_index")
      .on(table.dueAt)
      .where(sql`state = 'queued'`),
    oneOf("deliveries_kind_check", table.kind, deliveryKinds),
    oneOf("deliveries_channel_check", table.channel, channels),
    oneOf("deliveries_state_check", table.state, deliveryStates),
    oneOf("deliveries_why_check", table.why, deliveryReasons),
  ],
);
