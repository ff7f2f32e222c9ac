import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { entityKinds, matchTypes } from "@khamt/contract/vocabulary";
import { id, moment, oneOf } from "./columns.ts";
import { person } from "./person.ts";

/** What a member wants to hear of: a search by a text or by a profile of their own. */
export const keptSearches = pgTable(
  "kept_searches",
  {
    id: id(),
    userId: person("user_id"),
    looksFor: text("looks_for", { enum: matchTypes }).notNull(),
    /** As what the member looks: the kind of the profile, or what the text was written as. */
    kind: text("kind", { enum: entityKinds }).notNull(),
    /** Null where a profile searches. */
    text: text("text"),
    /** Null where a text searches. */
    sourceId: uuid("source_id"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("kept_searches_user_index").on(table.userId),
    oneOf("kept_searches_looks_for_check", table.looksFor, matchTypes),
    oneOf("kept_searches_kind_check", table.kind, entityKinds),
    check("kept_searches_about_check", sql`(${table.text} is null) <> (${table.sourceId} is null)`),
  ],
);

/** Good fits that a kept search need not tell of: they were told, or there when it began. */
export const keptSearchFinds = pgTable(
  "kept_search_finds",
  {
    searchId: uuid("search_id")
      .notNull()
      .references(() => keptSearches.id, { onDelete: "cascade" }),
    targetId: uuid("target_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.searchId, table.targetId] }),
    index("kept_search_finds_target_index").on(table.targetId),
  ],
);
