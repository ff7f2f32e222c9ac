import { jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { entityKinds } from "@khamt/contract/vocabulary";
import { moment, oneOf } from "./columns.ts";
import { users } from "./users.ts";

/** Forms that members have begun to fill in. */
export const drafts = pgTable(
  "drafts",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: entityKinds }).notNull(),
    /** "new", or the id of what is being edited. */
    entity: text("entity").notNull(),
    fields: jsonb("fields").$type<Record<string, unknown>>().notNull(),
    editedAt: moment("edited_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.entity] }),
    oneOf("drafts_kind_check", table.kind, entityKinds),
  ],
);
