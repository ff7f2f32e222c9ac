import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bookingSides, talkOutcomes } from "@khamt/contract";
import { id, moment, oneOf } from "./columns.ts";
import { programmes } from "./programmes.ts";
import { person } from "./person.ts";

/** Who can be booked, by members of a programme or of the whole site. */
export const mentors = pgTable(
  "mentors",
  {
    id: id(),
    /** Null: of the whole site. */
    programmeId: uuid("programme_id").references(() => programmes.id, { onDelete: "cascade" }),
    userId: person("user_id"),
    about: text("about").notNull(),
    /** A mentor no longer; those who had booked still read what was said to them. */
    endedAt: moment("ended_at"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("mentors_of_programme_key")
      .on(table.programmeId, table.userId)
      .where(sql`programme_id is not null and ended_at is null`),
    uniqueIndex("mentors_of_site_key")
      .on(table.userId)
      .where(sql`programme_id is null and ended_at is null`),
    index("mentors_user_index").on(table.userId),
    index("mentors_newest_index").on(table.createdAt, table.id),
  ],
);

/** A time that one member can book. An exclusion constraint keeps those of one person from lying over each other. */
export const mentorSlots = pgTable(
  "mentor_slots",
  {
    id: id(),
    mentorId: uuid("mentor_id")
      .notNull()
      .references(() => mentors.id, { onDelete: "cascade" }),
    /** The mentor's account, in whichever programme. */
    userId: person("user_id"),
    beginsAt: moment("begins_at").notNull(),
    endsAt: moment("ends_at").notNull(),
    place: text("place"),
    link: text("link"),
    words: text("words"),
    /** When it was moved to another place last. */
    movedAt: moment("moved_at"),
    cancelledAt: moment("cancelled_at"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("mentor_slots_next_index").on(table.mentorId, table.beginsAt),
    index("mentor_slots_user_index").on(table.userId),
    index("mentor_slots_ends_index").on(table.endsAt),
    check("mentor_slots_times_check", sql`${table.beginsAt} < ${table.endsAt}`),
    check("mentor_slots_place_check", sql`${table.place} is not null or ${table.link} is not null`),
  ],
);

/**
 * A slot has one booking that is not cancelled. An exclusion constraint keeps those of one member from lying over each other,
 * for which the slot's times, which never change, stand here too.
 */
export const mentorBookings = pgTable(
  "mentor_bookings",
  {
    id: id(),
    slotId: uuid("slot_id")
      .notNull()
      .references(() => mentorSlots.id, { onDelete: "cascade" }),
    userId: person("user_id"),
    beginsAt: moment("begins_at").notNull(),
    endsAt: moment("ends_at").notNull(),
    question: text("question").notNull(),
    cancelledAt: moment("cancelled_at"),
    cancelledBy: text("cancelled_by", { enum: bookingSides }),
    /** What the mentor said when cancelling. */
    note: text("note"),
    remindedAt: moment("reminded_at"),
    /** What the mentor or a manager said of the talk afterwards, for themselves. */
    outcome: text("outcome", { enum: talkOutcomes }),
    remarks: text("remarks"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("mentor_bookings_slot_key")
      .on(table.slotId)
      .where(sql`cancelled_at is null`),
    index("mentor_bookings_of_slot_index").on(table.slotId),
    index("mentor_bookings_user_index").on(table.userId, table.endsAt),
    index("mentor_bookings_next_index")
      .on(table.beginsAt)
      .where(sql`cancelled_at is null`),
    oneOf("mentor_bookings_side_check", table.cancelledBy, bookingSides),
    oneOf("mentor_bookings_outcome_check", table.outcome, talkOutcomes),
  ],
);
