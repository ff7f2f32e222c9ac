import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { memberActs, type MemberFilters } from "@khamt/contract";
import { id, moment, oneOf } from "./columns.ts";
import { person } from "./person.ts";
import { users } from "./users.ts";

/** What administrators note about a member, and their reasons for acts that have no record of their own. */
export const memberNotes = pgTable(
  "member_notes",
  {
    id: id(),
    userId: person("user_id"),
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    act: text("act", { enum: memberActs }),
    text: text("text").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("member_notes_user_index").on(table.userId, table.createdAt),
    index("member_notes_author_index").on(table.authorId),
    oneOf("member_notes_act_check", table.act, memberActs),
  ],
);

/** Filters of a list that an administrator comes back to. */
export const savedViews = pgTable(
  "saved_views",
  {
    id: id(),
    userId: person("user_id"),
    name: text("name").notNull(),
    filters: jsonb("filters").$type<MemberFilters>().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [uniqueIndex("saved_views_name_key").on(table.userId, sql`lower(${table.name})`)],
);
