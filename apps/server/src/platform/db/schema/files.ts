import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment, oneOf } from "./columns.ts";
import { users } from "./users.ts";

/** `pending`: an address for it was given out. `receiving`: its only upload is under way. */
const fileStates = ["pending", "receiving", "stored"] as const;

export const files = pgTable(
  "files",
  {
    key: text("key").primaryKey(),
    /** Null: its owner's account is gone, and so will be the file. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    state: text("state", { enum: fileStates }).notNull().default("pending"),
    type: text("type"),
    name: text("name"),
    bytes: integer("bytes").notNull().default(0),
    createdAt: moment("created_at").notNull().defaultNow(),
    /** Since when nothing shows it; null while a profile does. What nothing shows is swept away after a day. */
    freeSince: moment("free_since"),
  },
  (table) => [
    index("files_user_id_index").on(table.userId),
    index("files_free_since_index").on(table.freeSince),
    oneOf("files_state_check", table.state, fileStates),
  ],
);
