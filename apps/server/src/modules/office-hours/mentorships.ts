import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { isMemberNamed, memberForSorting, nameOfMember } from "../../platform/db/member-name.ts";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { hoursLimits, type ManagedMentorsQuery } from "@khamt/contract";
import { notBlocked } from "../../entities/shown-to.ts";
import { isActiveAccount } from "../../platform/db/active-account.ts";
import type { Db } from "../../platform/db/handle.ts";
import { afterCursor, newestFirst, type Page, pageOf } from "../../platform/db/paging.ts";
import {
  mentorBookings,
  mentors,
  mentorSlots,
  programmeMembers,
  programmes,
  users,
} from "../../platform/db/schema/index.ts";
import { isJoined, isManagedBy, programmesOf, type Reader } from "../programmes/index.ts";

export type MentorRow = Awaited<ReturnType<typeof listMentors>>[number];
export type MentorshipRow = Awaited<ReturnType<typeof select>>[number];
export type NextSlot = Awaited<ReturnType<typeof nextSlots>>[number];
type Asking = { userId: string; now: Date };

/** A mentor's account is in order, and of a programme's mentor the part in it too. Of a row that joins `users`, the mentor's. */
export const isMentoring = and(
  isNull(mentors.endedAt),
  isActiveAccount,
  or(isNull(mentors.programmeId), takesPart(mentors.userId)),
);

/** Not of one who has left the programme without being ended, either. */
const goesOn = sql<boolean>`coalesce(${isMentoring}, false)`;

/** Whoever the column names takes part in the mentor's programme. */
export function takesPart(userId: AnyPgColumn): SQL {
  return sql`exists (select from ${programmeMembers} part where part.programme_id = ${mentors.programmeId} and part.user_id = ${userId} and part.state = 'joined')`;
}

/** Whom a member can book: of a block neither side sees more than that nobody is there. */
export function isFoundBy(userId: string): SQL | undefined {
  return and(
    isMentoring,
    sql`${mentors.userId} <> ${userId}`,
    or(isNull(mentors.programmeId), isJoined(userId, mentors.programmeId)),
    notBlocked(userId, mentors.userId),
  );
}

/** The member's bookings to come with the mentor of a row. */
export function countBooked({ userId, now }: Asking) {
  return sql<number>`(
    select count(*)::int from ${mentorBookings} own inner join ${mentorSlots} slot on slot.id = own.slot_id
    where slot.mentor_id = ${mentors.id} and own.user_id = ${userId} and own.cancelled_at is null and own.begins_at > ${now.toISOString()}::timestamptz)`;
}

export function listMentors(db: Db, asking: Asking) {
  return db
    .select({
      id: mentors.id,
      about: mentors.about,
      name: nameOfMember(users),
      programme: programmesOf,
      booked: countBooked(asking),
    })
    .from(mentors)
    .innerJoin(users, eq(users.id, mentors.userId))
    .leftJoin(programmes, eq(programmes.id, mentors.programmeId))
    .where(isFoundBy(asking.userId))
    .orderBy(asc(memberForSorting(users)), asc(mentors.id))
    .limit(hoursLimits.mentors);
}

/** The next of each mentor, and by whom they are booked. */
export function nextSlots(db: Db, mentorIds: string[], now: Date) {
  const turn = sql<number>`row_number() over (partition by ${mentorSlots.mentorId} order by ${mentorSlots.beginsAt})`;
  const next = db
    .select({ ...getTableColumns(mentorSlots), turn: turn.as("turn") })
    .from(mentorSlots)
    .where(
      and(
        inArray(mentorSlots.mentorId, mentorIds),
        gt(mentorSlots.beginsAt, now),
        isNull(mentorSlots.cancelledAt),
      ),
    )
    .as("next");
  const { id, mentorId, beginsAt, endsAt, place, link, words } = next;
  return db
    .select({ id, mentorId, beginsAt, endsAt, place, link, words, bookedBy: mentorBookings.userId })
    .from(next)
    .leftJoin(mentorBookings, and(eq(mentorBookings.slotId, id), isNull(mentorBookings.cancelledAt)))
    .where(sql`${next.turn} <= ${hoursLimits.shown}`)
    .orderBy(asc(beginsAt));
}

/** Those that go on first; of others those that leave something to read, or to take off a calendar. */
export function listOwn(db: Db, { userId, now }: Asking): Promise<MentorshipRow[]> {
  return select(db, now)
    .where(and(eq(mentors.userId, userId), or(isMentoring, hasTalks(now), hasTimes(now))))
    .orderBy(desc(goesOn), desc(mentors.createdAt), desc(mentors.id))
    .limit(hoursLimits.mentors);
}

export async function listManaged(
  db: Db,
  { reader, now }: { reader: Reader; now: Date },
  { shelf, q, programme, ...request }: ManagedMentorsQuery,
): Promise<Page<MentorshipRow>> {
  const isEnded = and(isNotNull(mentors.endedAt), hasTalks(now));
  const isOn = shelf === "ended" ? isEnded : isNull(mentors.endedAt);
  const wanted = and(
    isOn,
    isManagedBy(reader, mentors.programmeId),
    programme === undefined ? undefined : eq(mentors.programmeId, programme),
    q ? sql`${mentors.userId} in (select ${users.id} from ${users} where ${isMemberNamed(q)})` : undefined,
  );
  const [rows, total] = await Promise.all([
    select(db, now)
      .where(and(wanted, afterCursor(mentors, request.cursor)))
      .orderBy(...newestFirst(mentors))
      .limit(request.limit + 1),
    db.$count(mentors, wanted),
  ]);
  return pageOf(rows, request, total);
}

function hasTalks(now: Date): SQL {
  return sql`exists (
    select from ${mentorBookings} talk join ${mentorSlots} slot on slot.id = talk.slot_id
    where slot.mentor_id = ${mentors.id} and talk.cancelled_at is null and talk.begins_at <= ${now.toISOString()}::timestamptz)`;
}

/** Times to come: once a mentorship has ended only those that somebody had booked. */
function hasTimes(now: Date): SQL {
  return sql`exists (
    select from ${mentorSlots} slot
    where slot.mentor_id = ${mentors.id} and slot.ends_at > ${now.toISOString()}::timestamptz)`;
}

/** Undefined also of one that has ended. */
export async function getMentorship(db: Db, id: string, now: Date): Promise<MentorshipRow | undefined> {
  const row = await findMentorship(db, id, now);
  return row?.endedAt === null ? row : undefined;
}

/** Ended or not. */
export async function findMentorship(db: Db, id: string, now: Date): Promise<MentorshipRow | undefined> {
  const [row] = await select(db, now).where(eq(mentors.id, id));
  return row;
}

type Hosted = { mentorId: string; isOwn: boolean; now: Date };

/** A mentor's slots that are not over, and who comes; last, for the mentor alone, those taken back that somebody had booked. */
export function hostedSlots(db: Db, { mentorId, isOwn, now }: Hosted) {
  const { question } = mentorBookings;
  return db
    .select({
      ...getTableColumns(mentorSlots),
      booking: { id: mentorBookings.id, question },
      booker: nameOfMember(users),
    })
    .from(mentorSlots)
    .leftJoin(
      mentorBookings,
      and(eq(mentorBookings.slotId, mentorSlots.id), isNull(mentorBookings.cancelledAt)),
    )
    .leftJoin(users, eq(users.id, mentorBookings.userId))
    .where(
      and(
        eq(mentorSlots.mentorId, mentorId),
        gt(mentorSlots.endsAt, now),
        isOwn ? undefined : isNull(mentorSlots.cancelledAt),
      ),
    )
    .orderBy(isNotNull(mentorSlots.cancelledAt), asc(mentorSlots.beginsAt))
    .limit(hoursLimits.ahead);
}

/** Bookings of these slots that one of both has cancelled, the last one first. */
export function endedBookings(db: Db, slots: readonly string[]) {
  const { id, slotId, cancelledAt, cancelledBy: by } = mentorBookings;
  return db
    .select({ id, slotId, name: nameOfMember(users), by })
    .from(mentorBookings)
    .innerJoin(users, eq(users.id, mentorBookings.userId))
    .where(and(inArray(slotId, [...slots]), isNotNull(by)))
    .orderBy(desc(cancelledAt));
}

function select(db: Db, now: Date) {
  const count = (isBooked: boolean) => sql<number>`(
    select count(*)::int from ${mentorSlots} slot
    where slot.mentor_id = ${mentors.id} and slot.cancelled_at is null and slot.ends_at > ${now.toISOString()}::timestamptz
      and ${isBooked ? sql`exists` : sql`not exists`} (select from ${mentorBookings} one where one.slot_id = slot.id and one.cancelled_at is null))`;
  const over = (isMissed: boolean) => sql<number>`(
    select count(*)::int from ${mentorBookings} talk join ${mentorSlots} slot on slot.id = talk.slot_id
    where slot.mentor_id = ${mentors.id} and talk.cancelled_at is null and talk.ends_at <= ${now.toISOString()}::timestamptz
      and (talk.outcome is not distinct from 'missed') = ${isMissed})`;
  return db
    .select({
      ...getTableColumns(mentors),
      name: nameOfMember(users),
      programme: programmesOf,
      goesOn,
      free: count(false),
      booked: count(true),
      held: over(false),
      missed: over(true),
    })
    .from(mentors)
    .innerJoin(users, eq(users.id, mentors.userId))
    .leftJoin(programmes, eq(programmes.id, mentors.programmeId));
}
