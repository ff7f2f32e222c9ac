import { and, asc, eq, isNull, lte, not, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { day } from "@khamt/contract/durations";
import type { Db } from "../../platform/db/handle.ts";
import { mentorBookings, mentors, mentorSlots, users } from "../../platform/db/schema/index.ts";
import { atOnce, inBatches } from "../../platform/in-batches.ts";
import type { NotifyTools } from "../notifications/index.ts";
import { remindedBefore } from "./book.ts";
import { end, isToCome } from "./cancel.ts";
import { isMentoring, takesPart } from "./mentorships.ts";
import { tellBooking } from "./tell.ts";

const bookers = alias(users, "bookers");

/** What was asked in private is not kept for longer after the talk. */
const keptFor = 180 * day;

/** Each minute: nobody waits for who can't come any more, both sides are reminded a day before, and old talks are forgotten. */
export async function tendOfficeHours(tools: NotifyTools): Promise<void> {
  for (const work of [endHopeless, remind]) await inBatches(() => work(tools));
  const past = new Date(tools.now.getTime() - keptFor);
  await tools.db.delete(mentorSlots).where(lte(mentorSlots.endsAt, past));
}

/** Ends what cannot take place: an account is suspended or about to go, or somebody has left the programme. */
function endHopeless({ db, ...tools }: NotifyTools): Promise<boolean> {
  return db.transaction(async (tx) => {
    const comes = sql<boolean>`(${bookers.standing} <> 'suspended' and ${bookers.deletesAt} is null
      and (${mentors.programmeId} is null or ${takesPart(bookers.id)}))`;
    const next = await select(tx, { comes })
      .where(and(isToCome(tools.now), or(not(comes), sql`not coalesce(${isMentoring}, false)`)))
      .orderBy(asc(mentorBookings.beginsAt))
      .limit(atOnce)
      .for("update", { of: mentorBookings, skipLocked: true });
    for (const { comes: does, ...row } of next)
      await end({ ...tools, tx }, row, { by: does ? "mentor" : "member" });
    return next.length === atOnce;
  });
}

/** Once, a day before. */
function remind({ db, ...tools }: NotifyTools): Promise<boolean> {
  const { now } = tools;
  return db.transaction(async (tx) => {
    const isSoon = lte(mentorBookings.beginsAt, new Date(now.getTime() + remindedBefore));
    const next = await select(tx, {})
      .where(and(isToCome(now), isSoon, isNull(mentorBookings.remindedAt)))
      .orderBy(asc(mentorBookings.beginsAt))
      .limit(atOnce)
      .for("update", { of: mentorBookings, skipLocked: true });
    for (const row of next) {
      for (const news of ["reminder", "guest-comes"] as const)
        await tellBooking({ ...tools, tx }, row, { news });
      await tx.update(mentorBookings).set({ remindedAt: now }).where(eq(mentorBookings.id, row.id));
    }
    return next.length === atOnce;
  });
}

function select<More extends Record<string, SQL>>(tx: Db, more: More) {
  const { id, userId, beginsAt, endsAt } = mentorBookings;
  return tx
    .select({ id, userId, beginsAt, endsAt, hostId: mentorSlots.userId, ...more })
    .from(mentorBookings)
    .innerJoin(mentorSlots, eq(mentorSlots.id, mentorBookings.slotId))
    .innerJoin(mentors, eq(mentors.id, mentorSlots.mentorId))
    .innerJoin(users, eq(users.id, mentors.userId))
    .innerJoin(bookers, eq(bookers.id, mentorBookings.userId));
}
