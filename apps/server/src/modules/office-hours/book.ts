import { and, eq, gt, isNull, lt, ne } from "drizzle-orm";
import { type BookingInput, hoursLimits } from "@khamt/contract";
import { day } from "@khamt/contract/durations";
import { holdMembers } from "../../platform/db/hold-members.ts";
import type { Db } from "../../platform/db/handle.ts";
import { mentorBookings, mentors, mentorSlots, users } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { required } from "../../platform/http/required.ts";
import type { NotifyTools } from "../notifications/index.ts";
import { countTelling } from "../programmes/index.ts";
import { getBooking, holdBooking } from "./bookings.ts";
import { countBooked, isFoundBy } from "./mentorships.ts";
import { tellBooking, tellMentor, whenOf } from "./tell.ts";

/** What is booked so late needs no reminder. */
export const remindedBefore = day;
type Asking = { slotId: string; userId: string };

/** Sent again it is the same. That a slot is booked once, and a member in one talk at a time, the database sees to. */
export function book(
  { db, ...tools }: NotifyTools,
  { slotId, userId }: Asking,
  { id, question }: BookingInput,
): Promise<void> {
  const { now } = tools;
  return db.transaction(async (tx) => {
    const { hostId } = await required(hostOf(tx, slotId));
    await holdMembers(tx, [userId, hostId]);
    const { booked, ...slot } = await required(findSlot(tx, { slotId, userId, now }));
    const [same] = await tx.select().from(mentorBookings).where(eq(mentorBookings.id, id));
    if (same?.userId === userId && same.slotId === slotId) return;
    if (same) throw new HttpError("already-exists");
    if (slot.cancelledAt !== null || slot.beginsAt <= now) throw new HttpError("slot-taken");
    if (booked >= hoursLimits.bookings) throw new HttpError("too-many-bookings");
    // What is given back at once was told all the same.
    await countTelling(tx, `bookings:${userId}`, now);
    const { beginsAt, endsAt } = slot;
    const made = await tx
      .insert(mentorBookings)
      .values({ id, userId, question, ...timesOf({ slotId, beginsAt, endsAt }, now) })
      .onConflictDoNothing()
      .returning({ id: mentorBookings.id });
    if (made.length === 0) throw new HttpError((await isTaken(tx, slotId)) ? "slot-taken" : "booked-then");
    const told = { ...tools, tx };
    for (const news of ["booked", "confirmed"] as const)
      await tellBooking(told, { id, userId, hostId, beginsAt, endsAt }, { news });
  });
}

type Moving = { id: string; slotId: string; by: string };

/** To another time of the same mentor; who manages moves it in the mentor's name. Both sides are held, so that nothing is booked meanwhile; calendars take the file as the newer one. */
export function move({ db, ...tools }: NotifyTools, { id, slotId, by }: Moving): Promise<void> {
  const { now } = tools;
  return db.transaction(async (tx) => {
    const { userId, hostId, mentorId } = await required(getBooking(tx, id));
    const host = await required(hostOf(tx, slotId));
    // Who is a mentor in two programmes has times in each: those who manage one reach nothing of the other.
    if (host.mentorId !== mentorId) throw new HttpError("not-found");
    await holdMembers(tx, [userId, hostId]);
    const { beginsAt, endsAt, cancelledAt } = await required(findSlot(tx, { slotId, userId, now }));
    const booking = await required(holdBooking(tx, id));
    if (booking.slotId === slotId) return;
    if (booking.cancelledAt !== null || booking.beginsAt <= now) throw new HttpError("conflict");
    if (cancelledAt !== null || beginsAt <= now || (await isTaken(tx, slotId)))
      throw new HttpError("slot-taken");
    const others = and(
      eq(mentorBookings.userId, userId),
      ne(mentorBookings.id, id),
      isNull(mentorBookings.cancelledAt),
      lt(mentorBookings.beginsAt, endsAt),
      gt(mentorBookings.endsAt, beginsAt),
    );
    if ((await tx.$count(mentorBookings, others)) > 0) throw new HttpError("booked-then");
    const times = timesOf({ slotId, beginsAt, endsAt }, now);
    await tx.update(mentorBookings).set(times).where(eq(mentorBookings.id, id));
    const told = { ...tools, tx };
    for (const news of by === userId ? (["moved", "confirmed"] as const) : (["moved-by-mentor"] as const))
      await tellBooking(told, { id, userId, hostId, beginsAt, endsAt }, { news });
    if (by !== userId && by !== hostId) {
      const names = whenOf({ beginsAt, endsAt });
      await tellMentor(told, { id, userId: hostId }, { by, news: "rescheduled", names });
    }
  });
}

function timesOf(slot: { slotId: string; beginsAt: Date; endsAt: Date }, now: Date) {
  const isSoon = slot.beginsAt.getTime() - now.getTime() <= remindedBefore;
  return { ...slot, createdAt: now, remindedAt: isSoon ? now : null };
}

async function hostOf(tx: Db, slotId: string): Promise<{ hostId: string; mentorId: string } | undefined> {
  const [row] = await tx
    .select({ hostId: mentorSlots.userId, mentorId: mentorSlots.mentorId })
    .from(mentorSlots)
    .where(eq(mentorSlots.id, slotId));
  return row;
}

/** One that the member may book, held, so that it is not taken back meanwhile. */
async function findSlot(tx: Db, { slotId, userId, now }: Asking & { now: Date }) {
  const { beginsAt, endsAt, cancelledAt } = mentorSlots;
  const [row] = await tx
    .select({ beginsAt, endsAt, cancelledAt, booked: countBooked({ userId, now }) })
    .from(mentorSlots)
    .innerJoin(mentors, eq(mentors.id, mentorSlots.mentorId))
    .innerJoin(users, eq(users.id, mentors.userId))
    .where(and(eq(mentorSlots.id, slotId), isFoundBy(userId)))
    .for("update", { of: mentorSlots });
  return row;
}

async function isTaken(tx: Db, slotId: string): Promise<boolean> {
  const wanted = and(eq(mentorBookings.slotId, slotId), isNull(mentorBookings.cancelledAt));
  return (await tx.$count(mentorBookings, wanted)) > 0;
}
