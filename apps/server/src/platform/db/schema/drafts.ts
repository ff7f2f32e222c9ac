import { jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { entityKinds } from "@khamt/contract/vocabulary";
import { moment, oneOf } from "./columns.ts";
import { person } from "./person.ts";

/** Forms that members have begun to fill in. */
export const drafts = pgTable(
  "drafts",
  {
    userId: person("user_id"),
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
