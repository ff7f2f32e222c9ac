import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { PlaceInput } from "@khamt/contract";
import { mentorBookings, mentorSlots } from "../../platform/db/schema/index.ts";
import type { NotifyTools } from "../notifications/index.ts";
import type { MentorshipRow } from "./mentorships.ts";
import { tellBooking, tellMentor, whenOf } from "./tell.ts";

/** Slots that are not over take place elsewhere. Who has booked one is told, and the mentor where somebody else did it. */
export function movePlace(
  { db, ...tools }: NotifyTools,
  { mentor, by }: { mentor: Pick<MentorshipRow, "id" | "userId">; by: string },
  { slots, place, link, words }: PlaceInput,
): Promise<void> {
  const { now } = tools;
  const isElsewhere = sql`(place, link) is distinct from (${place}::text, ${link}::text)`;
  const wanted = and(
    eq(mentorSlots.mentorId, mentor.id),
    inArray(mentorSlots.id, slots),
    gt(mentorSlots.endsAt, now),
    isNull(mentorSlots.cancelledAt),
  );
  return db.transaction(async (tx) => {
    const held = await tx
      .select({ id: mentorSlots.id, ...timesOf(mentorSlots), isElsewhere: isElsewhere.mapWith(Boolean) })
      .from(mentorSlots)
      .where(wanted)
      .orderBy(asc(mentorSlots.id))
      .for("update");
    const moved = held.filter((each) => each.isElsewhere);
    const ids = held.map(({ id }) => id);
    await tx
      .update(mentorSlots)
      .set({ place, link, words, movedAt: now })
      .where(inArray(mentorSlots.id, ids));
    const isOfMoved = inArray(
      mentorBookings.slotId,
      moved.map(({ id }) => id),
    );
    const { id, userId } = mentorBookings;
    const booked = await tx
      .select({ id, userId, ...timesOf(mentorBookings) })
      .from(mentorBookings)
      .where(and(isOfMoved, isNull(mentorBookings.cancelledAt)));
    const told = { ...tools, tx };
    for (const row of booked)
      await tellBooking(told, { ...row, hostId: mentor.userId }, { news: "other-place" });
    const [first] = moved.toSorted((one, other) => one.beginsAt.getTime() - other.beginsAt.getTime());
    if (first !== undefined && by !== mentor.userId)
      await tellMentor(told, mentor, { by, news: "relocated", names: whenOf(first) });
  });
}

function timesOf({ beginsAt, endsAt }: typeof mentorSlots | typeof mentorBookings) {
  return { beginsAt, endsAt };
}
