import { organisersZone } from "@khamt/language/format";
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
  await markVisit(db, { programmeId, userId, day: dayOf(now) }, true);
}

type Day = typeof programmeVisits.$inferSelect;

/** Who runs it may say so too, and take it back. */
export async function markVisit(db: Db, visited: Day, hasCome: boolean): Promise<void> {
  const { programmeId, userId, day } = programmeVisits;
  const isIt = and(eq(programmeId, visited.programmeId), eq(userId, visited.userId), eq(day, visited.day));
  await (hasCome
    ? db.insert(programmeVisits).values(visited).onConflictDoNothing()
    : db.delete(programmeVisits).where(isIt));
}

export async function isHere({ db, now, programmeId, userId }: Visit): Promise<boolean> {
  const today = and(
    eq(programmeVisits.programmeId, programmeId),
    eq(programmeVisits.userId, userId),
    eq(programmeVisits.day, dayOf(now)),
  );
  return (await db.$count(programmeVisits, today)) > 0;
}

const days = new Intl.DateTimeFormat("sv-SE", { timeZone: organisersZone });

/** The day in Ulaanbaatar: `2026-05-04`. */
export function dayOf(now: Date): string {
  return days.format(now);
}
