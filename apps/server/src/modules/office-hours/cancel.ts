import { and, eq, gt, inArray, isNull, or } from "drizzle-orm";
import type { Db } from "../../platform/db/handle.ts";
import { mentorBookings, mentorSlots } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { required } from "../../platform/http/required.ts";
import { forgetNotification, type NotifyTools, type NotifyTransaction } from "../notifications/index.ts";
import { holdBooking } from "./bookings.ts";
import type { MentorshipRow } from "./mentorships.ts";
import { tellBooking, tellMentor, whenOf } from "./tell.ts";

/** By who has booked: the slot is free again. */
export function giveBack(
  { db, ...tools }: NotifyTools,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    const booking = await required(holdBooking(tx, id));
    if (booking.userId !== userId) throw new HttpError("not-found");
    if (booking.beginsAt <= tools.now) throw new HttpError("conflict");
    await end({ ...tools, tx }, booking, { by: "member" });
  });
}

/** On both sides, once one of them has blocked the other: nobody comes in vain. */
export async function cancelBetween(
  tools: NotifyTransaction,
  { by, other }: { by: string; other: string },
): Promise<void> {
  const between = (booker: string, host: string) =>
    and(eq(mentorBookings.userId, booker), eq(mentorSlots.userId, host));
  const rows = await toCome(tools).where(
    and(isToCome(tools.now), or(between(by, other), between(other, by))),
  );
  for (const row of rows) await end(tools, row, { by: row.userId === by ? "member" : "mentor" });
}

type Taking = { slots?: readonly string[]; note: string | null; by: string };

/** Slots that nobody has booked are gone; of the others their booker is told why. Without `slots` all that are to come. */
export async function withdraw(
  tools: NotifyTransaction,
  mentor: Pick<MentorshipRow, "id" | "userId">,
  { slots, note, by }: Taking,
): Promise<void> {
  const { tx, now } = tools;
  const wanted = and(
    eq(mentorSlots.mentorId, mentor.id),
    gt(mentorSlots.endsAt, now),
    isNull(mentorSlots.cancelledAt),
    slots && inArray(mentorSlots.id, [...slots]),
  );
  const held = await tx.select().from(mentorSlots).where(wanted).orderBy(mentorSlots.id).for("update");
  const ids = held.map(({ id }) => id);
  // Held, so that none is moved to another time meanwhile.
  const booked = await toCome(tools)
    .where(and(inArray(mentorBookings.slotId, ids), isNull(mentorBookings.cancelledAt)))
    .for("update", { of: mentorBookings });
  // Somebody who has waited for it hears why.
  if (booked.length > 0 && note === null && slots) throw new HttpError("invalid-parameter", "note");
  for (const row of booked) {
    await end(tools, row, { by: "mentor", note });
    if (by !== mentor.userId)
      await tellMentor(
        tools,
        { id: row.slotId, userId: mentor.userId },
        { by, news: "withdrawn", names: whenOf(row) },
      );
  }
  const keptIds = booked.map(({ slotId }) => slotId);
  const goneIds = ids.filter((id) => !keptIds.includes(id));
  await tx.update(mentorSlots).set({ cancelledAt: now }).where(inArray(mentorSlots.id, keptIds));
  // Bookings that were given back before go with them.
  await tx.delete(mentorSlots).where(inArray(mentorSlots.id, goneIds));
}

type Ending = { by: "member" | "mentor"; note?: string | null };
type Ended = { id: string; userId: string; hostId: string; beginsAt: Date; endsAt: Date };

/** Whoever did not do it is told. Ended already, it stays as it is. */
export async function end(tools: NotifyTransaction, booking: Ended, { by, note }: Ending): Promise<void> {
  const ended = await tools.tx
    .update(mentorBookings)
    .set({ cancelledAt: tools.now, cancelledBy: by, note: note ?? null })
    .where(and(eq(mentorBookings.id, booking.id), isNull(mentorBookings.cancelledAt)))
    .returning({ id: mentorBookings.id });
  if (ended.length === 0) return;
  // That it is theirs is told no longer to who has given it back.
  const { id: subjectId, userId: to } = booking;
  if (by === "member") await forgetNotification(tools.tx, { to, kind: "office-hours", subjectId });
  await tellBooking(tools, booking, by === "member" ? { news: "given-back" } : { news: "cancelled", note });
}

export function isToCome(now: Date) {
  return and(isNull(mentorBookings.cancelledAt), gt(mentorBookings.beginsAt, now));
}

function toCome({ tx }: { tx: Db }) {
  const { id, slotId, userId, beginsAt, endsAt } = mentorBookings;
  return tx
    .select({ id, slotId, userId, beginsAt, endsAt, hostId: mentorSlots.userId })
    .from(mentorBookings)
    .innerJoin(mentorSlots, eq(mentorSlots.id, mentorBookings.slotId));
}
