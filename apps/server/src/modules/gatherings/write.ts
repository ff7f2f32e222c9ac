import { and, eq, inArray } from "drizzle-orm";
import type { EventInput, GuestNews } from "@khamt/contract";
import { isSame } from "../../platform/db/conditions.ts";
import type { Db } from "../../platform/db/handle.ts";
import { gatheringGuests, gatherings } from "../../platform/db/schema/index.ts";
import { nextVersion, requireVersion } from "../../platform/http/version.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { countTelling } from "../programmes/index.ts";
import { fill, type Held, hold, remindedAlready } from "./sign-up.ts";

type Tools = { db: Db; now: Date };

/** Sent again it is the same. */
export async function make({ db, now }: Tools, input: EventInput): Promise<void> {
  const { id, programmeId } = input;
  const values = valuesOf(input);
  if (values.beginsAt <= now) throw new HttpError("invalid-parameter", "beginsAt");
  const made = await db
    .insert(gatherings)
    .values({ ...values, id, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: gatherings.id });
  if (made.length > 0) return;
  const isThis = and(eq(gatherings.id, id), isSame(gatherings.programmeId, programmeId));
  if ((await db.$count(gatherings, isThis)) === 0) throw new HttpError("already-exists");
}

type Change = { input: EventInput; version?: string | undefined };

/** Who comes stays, also where there are fewer places now. Throws conflict where another manager was first. */
export function change({ db, now }: Tools, id: string, { input, version }: Change): Promise<void> {
  return db.transaction(async (tx) => {
    const before = await hold(tx, id);
    requireVersion(before, version);
    if (before.cancelledAt !== null) throw new HttpError("conflict");
    const values = valuesOf(input);
    const isMoved = isAtAnother(before, values, "beginsAt");
    for (const end of ["beginsAt", "endsAt"] as const)
      if (isAtAnother(before, values, end) && values[end] <= now)
        throw new HttpError("invalid-parameter", end);
    await tx
      .update(gatherings)
      .set({ ...values, updatedAt: nextVersion(before, now) })
      .where(eq(gatherings.id, id));
    // At another time, whoever was reminded is reminded again.
    const remindedAt = remindedAlready(values, now);
    if (isMoved)
      await tx.update(gatheringGuests).set({ remindedAt }).where(eq(gatheringGuests.gatheringId, id));
    if (values.endsAt > now && (isMoved || isElsewhere(before, values))) {
      await countTelling(tx, `event:${id}`, now);
      await tell(tx, id, "changed");
    }
    await fill(tx, { ...before, ...values }, now);
  });
}

export function cancel({ db, now }: Tools, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    const { cancelledAt, endsAt } = await hold(tx, id);
    if (cancelledAt !== null) return;
    if (endsAt <= now) throw new HttpError("conflict");
    await tx.update(gatherings).set({ cancelledAt: now, updatedAt: now }).where(eq(gatherings.id, id));
    await tell(tx, id, "cancelled");
  });
}

async function tell(tx: Db, id: string, news: GuestNews): Promise<void> {
  await tx
    .update(gatheringGuests)
    .set({ news })
    .where(and(eq(gatheringGuests.gatheringId, id), inArray(gatheringGuests.state, ["going", "waiting"])));
}

function valuesOf({ id: _, beginsAt, endsAt, ...input }: EventInput) {
  return { ...input, beginsAt: new Date(beginsAt), endsAt: new Date(endsAt) };
}

type Where = Pick<Held, "place" | "link" | "beginsAt" | "endsAt">;

function isElsewhere(before: Held, now: Where): boolean {
  return before.place !== now.place || before.link !== now.link || isAtAnother(before, now, "endsAt");
}

function isAtAnother(before: Where, now: Where, end: "beginsAt" | "endsAt"): boolean {
  return before[end].getTime() !== now[end].getTime();
}
