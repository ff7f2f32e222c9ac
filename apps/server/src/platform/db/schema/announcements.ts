import { boolean, index, integer, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import type { AnnouncementInput } from "@khamt/contract";
import { id, moment } from "./columns.ts";
import { programmes } from "./programmes.ts";
import { users } from "./users.ts";

/** What the members of a programme, those who apply to it, or all are told. */
export const announcements = pgTable(
  "announcements",
  {
    id: id(),
    /** Null: everybody. */
    programmeId: uuid("programme_id").references(() => programmes.id, { onDelete: "cascade" }),
    /** To whose applications wait, in the place of those who take part. */
    toApplicants: boolean("to_applicants").notNull().default(false),
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    title: jsonb("title").$type<AnnouncementInput["title"]>().notNull(),
    text: jsonb("text").$type<AnnouncementInput["text"]>().notNull(),
    createdAt: moment("created_at").notNull(),
    /** Members are told in the order of their ids: the last who was. */
    toldUntil: uuid("told_until"),
    told: integer("told").notNull().default(0),
    /** When everybody had been told. */
    toldAt: moment("told_at"),
  },
  (table) => [
    index("announcements_newest_index").on(table.createdAt, table.id),
    index("announcements_programme_index").on(table.programmeId),
    index("announcements_author_index").on(table.authorId),
  ],
);
