import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { introductionStates } from "@khamt/contract";
import { id, moment, oneOf } from "./columns.ts";
import { programmes } from "./programmes.ts";
import type { MeetingReasons } from "./rounds.ts";
import { person } from "./person.ts";
import { users } from "./users.ts";

/** Two members of a programme whom a manager would like to bring together. */
export const introductions = pgTable(
  "introductions",
  {
    id: id(),
    programmeId: uuid("programme_id")
      .notNull()
      .references(() => programmes.id, { onDelete: "cascade" }),
    aId: person("a_id"),
    bId: person("b_id"),
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    text: text("text").notNull(),
    percent: integer("percent"),
    /** As the engine told them then. */
    reasons: jsonb("reasons").$type<MeetingReasons>().notNull(),
    /** Nobody is asked, because one of the two has refused the other: to managers it looks like one that nobody answers. */
    isQuiet: boolean("is_quiet").notNull(),
    aAccepts: boolean("a_accepts"),
    bAccepts: boolean("b_accepts"),
    state: text("state", { enum: introductionStates }).notNull().default("open"),
    createdAt: moment("created_at").notNull(),
    endsAt: moment("ends_at").notNull(),
  },
  (table) => [
    // In order, so that the pair is one.
    uniqueIndex("introductions_open_key")
      .on(table.aId, table.bId)
      .where(sql`state = 'open' and not is_quiet`),
    index("introductions_newest_index").on(table.createdAt, table.id),
    index("introductions_programme_index").on(table.programmeId),
    index("introductions_a_index").on(table.aId, table.createdAt),
    index("introductions_b_index").on(table.bId, table.createdAt),
    index("introductions_author_index").on(table.authorId, table.createdAt),
    index("introductions_ends_index")
      .on(table.endsAt)
      .where(sql`state = 'open'`),
    oneOf("introductions_state_check", table.state, introductionStates),
    check("introductions_pair_check", sql`${table.aId} < ${table.bId}`),
  ],
);
