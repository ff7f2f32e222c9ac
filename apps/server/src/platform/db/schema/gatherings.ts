import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { type EventInput, guestNews, guestStates } from "@khamt/contract";
import { id, moment, oneOf } from "./columns.ts";
import { programmes } from "./programmes.ts";
import { person } from "./person.ts";

/** What takes place at a time, of a programme or of the whole site. */
export const gatherings = pgTable(
  "gatherings",
  {
    id: id(),
    /** Null: of the whole site. */
    programmeId: uuid("programme_id").references(() => programmes.id, { onDelete: "cascade" }),
    title: jsonb("title").$type<EventInput["title"]>().notNull(),
    text: jsonb("text").$type<EventInput["text"]>().notNull(),
    place: text("place"),
    link: text("link"),
    beginsAt: moment("begins_at").notNull(),
    endsAt: moment("ends_at").notNull(),
    /** Null: as many as want to. */
    places: integer("places"),
    isListed: boolean("is_listed").notNull(),
    cancelledAt: moment("cancelled_at"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    index("gatherings_begins_index").on(table.beginsAt),
    index("gatherings_newest_index").on(table.createdAt, table.id),
    index("gatherings_programme_index").on(table.programmeId),
    check("gatherings_times_check", sql`${table.beginsAt} < ${table.endsAt}`),
    check("gatherings_place_check", sql`${table.place} is not null or ${table.link} is not null`),
    check("gatherings_finders_check", sql`${table.programmeId} is not null or ${table.isListed}`),
  ],
);

/** Who comes, waits for a place, or did before. */
export const gatheringGuests = pgTable(
  "gathering_guests",
  {
    gatheringId: uuid("gathering_id")
      .notNull()
      .references(() => gatherings.id, { onDelete: "cascade" }),
    userId: person("user_id"),
    state: text("state", { enum: guestStates }).notNull(),
    /** When they signed up: who waits longest moves up first. */
    createdAt: moment("created_at").notNull(),
    remindedAt: moment("reminded_at"),
    /** What they are to be told next. */
    news: text("news", { enum: guestNews }),
    /** When they were marked as there; of an event of a programme its visits say so. */
    cameAt: moment("came_at"),
  },
  (table) => [
    primaryKey({ columns: [table.gatheringId, table.userId] }),
    index("gathering_guests_user_index").on(table.userId),
    index("gathering_guests_turn_index").on(table.gatheringId, table.state, table.createdAt),
    index("gathering_guests_news_index")
      .on(table.createdAt)
      .where(sql`news is not null`),
    oneOf("gathering_guests_state_check", table.state, guestStates),
    oneOf("gathering_guests_news_check", table.news, guestNews),
  ],
);

/** Who was at an event without having signed up, as the organisers wrote them down at the door. */
export const gatheringWalkIns = pgTable(
  "gathering_walk_ins",
  {
    id: id(),
    gatheringId: uuid("gathering_id")
      .notNull()
      .references(() => gatherings.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    email: text("email"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("gathering_walk_ins_gathering_index").on(table.gatheringId, table.createdAt),
    index("gathering_walk_ins_email_index").on(table.email),
  ],
);
