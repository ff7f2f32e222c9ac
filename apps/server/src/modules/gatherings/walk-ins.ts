import { and, asc, eq, inArray, lt, sql } from "drizzle-orm";
import { mostEventPlaces, type WalkInInput } from "@khamt/contract";
import { day } from "@khamt/contract/durations";
import type { Db } from "../../platform/db/handle.ts";
import { gatheringGuests, gatherings, gatheringWalkIns, users } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { required } from "../../platform/http/required.ts";
import { markVisit } from "../programmes/index.ts";
import { dayOfVisit, findGuest, type GatheringRow } from "./queries.ts";
import { hold, isGuest } from "./sign-up.ts";

export type WalkInRow = typeof gatheringWalkIns.$inferSelect;
type AtTheDoor = { row: GatheringRow; now: Date };

/** How long after an event it is known who was there without an account. */
const kept = 365 * day;

/** Throws conflict while its day has not come. */
function requireDay({ row, now }: AtTheDoor): string {
  const visitDay = dayOfVisit(row, now);
  if (visitDay === undefined) throw new HttpError("conflict");
  return visitDay;
}

/** Of a programme's event it is said as by the QR code of the programme, so that neither says something else than the other. */
export async function markGuest(
  db: Db,
  door: AtTheDoor,
  { userId, hasCome }: { userId: string; hasCome: boolean },
): Promise<void> {
  const { id, programmeId } = door.row;
  const visit = { userId, day: requireDay(door) };
  await required(findGuest(db, { ...door, userId }));
  if (programmeId !== null) return markVisit(db, { ...visit, programmeId }, hasCome);
  const cameAt = hasCome ? door.now : null;
  await db.update(gatheringGuests).set({ cameAt }).where(isGuest(id, userId));
}

export function listWalkIns(db: Db, gatheringId: string): Promise<WalkInRow[]> {
  return db
    .select()
    .from(gatheringWalkIns)
    .where(eq(gatheringWalkIns.gatheringId, gatheringId))
    .orderBy(asc(gatheringWalkIns.createdAt), asc(gatheringWalkIns.id));
}

/** Sent again it is the same. Whoever has signed up, or is written down already, is not written down. */
export function addWalkIn(db: Db, door: AtTheDoor, input: WalkInInput): Promise<WalkInRow> {
  const gatheringId = door.row.id;
  requireDay(door);
  if (door.row.cancelledAt !== null) throw new HttpError("conflict");
  const email = input.email && input.email.toLowerCase();
  return db.transaction(async (tx) => {
    await hold(tx, gatheringId);
    const there = await listWalkIns(tx, gatheringId);
    const same = there.find(({ id }) => id === input.id);
    if (same) return same;
    if (
      email !== null &&
      (there.some((each) => each.email === email) || (await isOnList(tx, gatheringId, email)))
    )
      throw new HttpError("guest-already");
    if (there.length >= mostEventPlaces) throw new HttpError("conflict");
    const [row] = await tx
      .insert(gatheringWalkIns)
      .values({ ...input, email, gatheringId, createdAt: door.now })
      .onConflictDoNothing()
      .returning();
    if (!row) throw new HttpError("already-exists");
    return row;
  });
}

/** Of who has given the place back the address is not known. */
async function isOnList(tx: Db, gatheringId: string, email: string): Promise<boolean> {
  const guests = await tx
    .select({ id: users.id })
    .from(gatheringGuests)
    .innerJoin(users, eq(users.id, gatheringGuests.userId))
    .where(
      and(
        eq(gatheringGuests.gatheringId, gatheringId),
        inArray(gatheringGuests.state, ["going", "waiting"]),
        eq(sql`lower(${users.email})`, email),
      ),
    );
  return guests.length > 0;
}

export async function removeWalkIn(db: Db, { gatheringId, id }: Record<"gatheringId" | "id", string>) {
  const gone = await db
    .delete(gatheringWalkIns)
    .where(and(eq(gatheringWalkIns.id, id), eq(gatheringWalkIns.gatheringId, gatheringId)))
    .returning({ id: gatheringWalkIns.id });
  if (gone.length === 0) throw new HttpError("not-found");
}

/** A year after the event they are forgotten: they have no account of which they could ask for it. */
export async function forgetWalkIns(db: Db, now: Date): Promise<void> {
  const isLongOver = lt(gatherings.endsAt, new Date(now.getTime() - kept));
  const over = db.select({ id: gatherings.id }).from(gatherings).where(isLongOver);
  await db.delete(gatheringWalkIns).where(inArray(gatheringWalkIns.gatheringId, over));
}
