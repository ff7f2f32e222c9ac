import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/handle.ts";
import { programmeVisits } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { standingOf } from "./present.ts";
import { findInvitation, getMembership } from "./queries.ts";

type Visit = { db: Db; now: Date; programmeId: string; userId: string };

/**
 * Once a day, by a link of the programme that has not ended; whether it has places left does not matter to who is in. One that
 * was sent by mail hangs nowhere.
 */
export async function visit({ db, now, programmeId, userId }: Visit, token: string): Promise<void> {
  const invitation = await findInvitation(db, programmeId, token);
  const isThere = invitation !== undefined && invitation.email === null;
  if (!isThere || standingOf(invitation, { now, email: null }) === "ended")
    throw new HttpError("invitation-ended");
  const membership = await getMembership(db, programmeId, userId);
  if (membership?.state !== "joined") throw new HttpError("not-invited");
  await db
    .insert(programmeVisits)
    .values({ programmeId, userId, day: dayOf(now) })
    .onConflictDoNothing();
}

export async function isHere({ db, now, programmeId, userId }: Visit): Promise<boolean> {
  const today = and(
    eq(programmeVisits.programmeId, programmeId),
    eq(programmeVisits.userId, userId),
    eq(programmeVisits.day, dayOf(now)),
  );
  return (await db.$count(programmeVisits, today)) > 0;
}

const days = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Ulaanbaatar" });

/** The day in Ulaanbaatar: `2026-05-04`. */
export function dayOf(now: Date): string {
  return days.format(now);
}
