import { and, desc, eq, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { hoursLimits, type TalkRecord } from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import { nameOfMember } from "../../platform/db/member-name.ts";
import { mentorBookings, mentors, mentorSlots, programmes, users } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { isManagedBy, type Reader } from "../programmes/index.ts";

const hosts = alias(users, "hosts");

export type ManagedTalk = Awaited<ReturnType<typeof managedTalks>>[number];
export type TalkRow = Awaited<ReturnType<typeof select>>[number];

/** Those that have begun, the last first, as far back as they are kept. */
export function listTalks(db: Db, mentorId: string, now: Date): Promise<TalkRow[]> {
  return select(db, and(eq(mentorSlots.mentorId, mentorId), hasBegun(now)));
}

const talksAtOnce = 1000;

type Managed = { reader: Reader; now: Date; programme: string | undefined };

/** Of all mentors whom the reader manages, or those of one programme, ended ones too, by and by. */
export async function* allManagedTalks(db: Db, managed: Managed): AsyncGenerator<ManagedTalk[]> {
  let last: ManagedTalk | undefined;
  do {
    const talks = await managedTalks(db, { ...managed, last });
    yield talks;
    last = talks.length < talksAtOnce ? undefined : talks.at(-1);
  } while (last);
}

type Asking = Managed & { last: { id: string; beginsAt: Date } | undefined };

function managedTalks(db: Db, { reader, now, programme, last }: Asking) {
  const isOf = programme === undefined ? undefined : eq(mentors.programmeId, programme);
  const { id, beginsAt, endsAt, outcome, remarks } = mentorBookings;
  const isBefore =
    last && sql`(${beginsAt}, ${id}) < (${last.beginsAt.toISOString()}::timestamptz, ${last.id}::uuid)`;
  return db
    .select({
      id,
      mentor: nameOfMember(hosts),
      programme: programmes.name,
      name: nameOfMember(users),
      beginsAt,
      endsAt,
      outcome,
      remarks,
    })
    .from(mentorBookings)
    .innerJoin(mentorSlots, eq(mentorSlots.id, mentorBookings.slotId))
    .innerJoin(mentors, eq(mentors.id, mentorSlots.mentorId))
    .innerJoin(hosts, eq(hosts.id, mentors.userId))
    .innerJoin(users, eq(users.id, mentorBookings.userId))
    .leftJoin(programmes, eq(programmes.id, mentors.programmeId))
    .where(and(hasBegun(now), isManagedBy(reader, mentors.programmeId), isOf, isBefore))
    .orderBy(desc(beginsAt), desc(id))
    .limit(talksAtOnce);
}

/** Said anew, it replaces what was said before. Throws conflict of a talk that has not begun, was cancelled, or of which another said something meanwhile. */
export async function recordTalk(
  { db, now }: { db: Db; now: Date },
  id: string,
  { outcome, remarks, before }: TalkRecord,
): Promise<TalkRow | undefined> {
  const isTalk = eq(mentorBookings.id, id);
  const changed = await db
    .update(mentorBookings)
    .set({ outcome, remarks })
    .where(and(isTalk, hasBegun(now), before && or(isSaid(before), isSaid({ outcome, remarks }))))
    .returning({ id: mentorBookings.id });
  if (changed.length === 0) throw new HttpError("conflict");
  const [row] = await select(db, isTalk);
  return row;
}

function isSaid({ outcome, remarks }: NonNullable<TalkRecord["before"]>) {
  return sql`(${mentorBookings.outcome}, ${mentorBookings.remarks}) is not distinct from (${outcome}, ${remarks})`;
}

function hasBegun(now: Date) {
  return and(isNull(mentorBookings.cancelledAt), lte(mentorBookings.beginsAt, now));
}

function select(db: Db, wanted: SQL | undefined) {
  const { id, beginsAt, endsAt, question, outcome, remarks } = mentorBookings;
  const { place, words } = mentorSlots;
  return db
    .select({ id, beginsAt, endsAt, question, outcome, remarks, place, words, name: nameOfMember(users) })
    .from(mentorBookings)
    .innerJoin(mentorSlots, eq(mentorSlots.id, mentorBookings.slotId))
    .innerJoin(users, eq(users.id, mentorBookings.userId))
    .where(wanted)
    .orderBy(desc(mentorBookings.beginsAt), desc(mentorBookings.id))
    .limit(hoursLimits.ahead);
}
