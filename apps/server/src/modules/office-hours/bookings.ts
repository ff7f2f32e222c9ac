import { and, asc, eq, gt, not, or, type SQL, sql } from "drizzle-orm";
import { nameOfMember } from "../../platform/db/member-name.ts";
import { alias } from "drizzle-orm/pg-core";
import { hoursLimits } from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import { mentorBookings, mentors, mentorSlots, programmes, users } from "../../platform/db/schema/index.ts";
import { notBlocked } from "../../entities/shown-to.ts";
import { programmesOf } from "../programmes/index.ts";

export type BookingRow = Awaited<ReturnType<typeof select>>[number];
const bookers = alias(users, "bookers");

const isGivenBack = sql`coalesce(${mentorBookings.cancelledBy} = 'member', false)`;

/** Until their time is over, cancelled ones too: a calendar may still have them. What one has cancelled oneself comes last. */
export function listBookings(db: Db, userId: string, now: Date): Promise<BookingRow[]> {
  return select(db)
    .where(
      and(
        eq(mentorBookings.userId, userId),
        gt(mentorBookings.endsAt, now),
        or(not(isGivenBack), notBlocked(userId, mentorSlots.userId)),
      ),
    )
    .orderBy(asc(isGivenBack), asc(mentorBookings.beginsAt), asc(mentorBookings.id))
    .limit(hoursLimits.mentors * hoursLimits.bookings);
}

/** Either side's. */
export function findBooking(db: Db, id: string, userId: string): Promise<BookingRow | undefined> {
  return first(
    db,
    and(eq(mentorBookings.id, id), or(eq(mentorBookings.userId, userId), eq(mentorSlots.userId, userId))),
  );
}

export function getBooking(db: Db, id: string): Promise<BookingRow | undefined> {
  return first(db, eq(mentorBookings.id, id));
}

/** It stays as it is until the transaction is over. Where its slot is held too, that comes first. */
export async function holdBooking(tx: Db, id: string): Promise<BookingRow | undefined> {
  await tx
    .select({ id: mentorBookings.id })
    .from(mentorBookings)
    .where(eq(mentorBookings.id, id))
    .for("update");
  return getBooking(tx, id);
}

async function first(db: Db, wanted: SQL | undefined): Promise<BookingRow | undefined> {
  const [row] = await select(db).where(wanted);
  return row;
}

function select(db: Db) {
  const { id, slotId, userId, beginsAt, endsAt, question, cancelledAt, note, createdAt } = mentorBookings;
  const { place, link, words, movedAt } = mentorSlots;
  return db
    .select({
      id,
      slotId,
      userId,
      beginsAt,
      endsAt,
      question,
      cancelledAt,
      note,
      createdAt,
      place,
      link,
      words,
      movedAt,
      hostId: mentorSlots.userId,
      mentorId: mentorSlots.mentorId,
      host: nameOfMember(users),
      booker: nameOfMember(bookers),
      programme: programmesOf,
    })
    .from(mentorBookings)
    .innerJoin(mentorSlots, eq(mentorSlots.id, mentorBookings.slotId))
    .innerJoin(mentors, eq(mentors.id, mentorSlots.mentorId))
    .innerJoin(users, eq(users.id, mentorSlots.userId))
    .innerJoin(bookers, eq(bookers.id, mentorBookings.userId))
    .leftJoin(programmes, eq(programmes.id, mentors.programmeId));
}
