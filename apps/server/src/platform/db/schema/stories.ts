import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { achievements, storyGrounds, storyStates } from "@khamt/contract";
import { languages } from "@khamt/contract/vocabulary";
import { moment, oneOf } from "./columns.ts";
import { person } from "./person.ts";
import { users } from "./users.ts";

/** What became of two members who met here, told by one of them. It is about both: it goes with either account. */
export const successStories = pgTable(
  "success_stories",
  {
    /** Made by the author's browser: a retry bears the same one. */
    id: uuid("id").primaryKey(),
    groundKind: text("ground_kind", { enum: storyGrounds }).notNull(),
    groundId: uuid("ground_id").notNull(),
    authorId: person("author_id"),
    /** Whose consent it needs. */
    partnerId: person("partner_id"),
    title: text("title").notNull(),
    text: text("text").notNull(),
    contentLanguage: text("content_language", { enum: languages }).notNull(),
    achievement: text("achievement", { enum: achievements }).notNull(),
    state: text("state", { enum: storyStates }).notNull().default("asked"),
    /** Counts the edits: consent is given to one version. */
    version: integer("version").notNull().default(1),
    /** How often the partner has said no. */
    refusals: integer("refusals").notNull().default(0),
    /** Who made the last move. */
    movedBy: uuid("moved_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    /** Null unless it is published. */
    publishedAt: moment("published_at"),
  },
  (table) => [
    unique("success_stories_ground_key").on(table.groundKind, table.groundId),
    index("success_stories_newest_index")
      .on(table.publishedAt, table.id)
      .where(sql`state = 'published'`),
    index("success_stories_author_index").on(table.authorId),
    index("success_stories_partner_index").on(table.partnerId),
    index("success_stories_moved_by_index").on(table.movedBy),
    oneOf("success_stories_ground_kind_check", table.groundKind, storyGrounds),
    oneOf("success_stories_content_language_check", table.contentLanguage, languages),
    oneOf("success_stories_achievement_check", table.achievement, achievements),
    oneOf("success_stories_state_check", table.state, storyStates),
    check("success_stories_people_check", sql`${table.authorId} <> ${table.partnerId}`),
    check(
      "success_stories_published_check",
      sql`(${table.state} = 'published') = (${table.publishedAt} is not null)`,
    ),
  ],
);
