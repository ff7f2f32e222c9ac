import { and, desc, eq, isNull, lte, type SQL } from "drizzle-orm";
import { hoursLimits, type TalkOutcome } from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import { nameOfMember } from "../../platform/db/member-name.ts";
import { mentorBookings, mentorSlots, users } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";

export type TalkRow = Awaited<ReturnType<typeof select>>[number];

/** Those that have begun, the last first, as far back as they are kept. */
export function listTalks(db: Db, mentorId: string, now: Date): Promise<TalkRow[]> {
  return select(db, and(eq(mentorSlots.mentorId, mentorId), hasBegun(now)));
}

/** Said anew, it replaces what was said before. Throws conflict of a talk that has not begun, or was cancelled. */
export async function recordTalk(
  { db, now }: { db: Db; now: Date },
  id: string,
  { outcome, remarks }: TalkOutcome,
): Promise<TalkRow | undefined> {
  const isTalk = eq(mentorBookings.id, id);
  const changed = await db
    .update(mentorBookings)
    .set({ outcome, remarks })
    .where(and(isTalk, hasBegun(now)))
    .returning({ id: mentorBookings.id });
  if (changed.length === 0) throw new HttpError("conflict");
  const [row] = await select(db, isTalk);
  return row;
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
