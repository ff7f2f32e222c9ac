import { and, eq, isNull } from "drizzle-orm";
import { type BookingInput, hoursLimits } from "@khamt/contract";
import { day } from "@khamt/contract/durations";
import { holdMembers } from "../../platform/db/hold-members.ts";
import type { Db } from "../../platform/db/handle.ts";
import { mentorBookings, mentors, mentorSlots, users } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { required } from "../../platform/http/required.ts";
import type { NotifyTools } from "../notifications/index.ts";
import { countBooked, isFoundBy } from "./mentorships.ts";
import { tellBooking } from "./tell.ts";

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
    const { beginsAt, endsAt } = slot;
    const isSoon = beginsAt.getTime() - now.getTime() <= remindedBefore;
    const row = { id, slotId, userId, question, beginsAt, endsAt };
    const made = await tx
      .insert(mentorBookings)
      .values({ ...row, createdAt: now, remindedAt: isSoon ? now : null })
      .onConflictDoNothing()
      .returning({ id: mentorBookings.id });
    if (made.length === 0) throw new HttpError((await isTaken(tx, slotId)) ? "slot-taken" : "booked-then");
    await tellBooking({ ...tools, tx }, { id, userId, hostId, beginsAt, endsAt }, { news: "booked" });
  });
}

async function hostOf(tx: Db, slotId: string): Promise<{ hostId: string } | undefined> {
  const [row] = await tx
    .select({ hostId: mentorSlots.userId })
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
