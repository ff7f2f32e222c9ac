import { and, asc, eq, gt, inArray, isNull, lte, sql } from "drizzle-orm";
import { day } from "@khamt/contract/durations";
import { isActiveAccount } from "../../platform/db/active-account.ts";
import type { Db } from "../../platform/db/handle.ts";
import { gatheringGuests, gatherings, users } from "../../platform/db/schema/index.ts";
import { eachAlone } from "../../platform/each-alone.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { requiredRow } from "../../platform/http/required.ts";
import { forgetNotification, notify, type NotifyTools } from "../notifications/index.ts";

export type Held = typeof gatherings.$inferSelect;
type Coming = NotifyTools & { id: string; userId: string };

/** Has it in writing; signed up already, it stays as it is. */
export function signUp({ db, id, userId, ...tools }: Coming): Promise<void> {
  const { now } = tools;
  return db.transaction(async (tx) => {
    const held = await hold(tx, id);
    if (held.cancelledAt !== null || held.endsAt <= now) throw new HttpError("conflict");
    const [own] = await tx.select().from(gatheringGuests).where(isGuest(id, userId));
    if (own && own.state !== "left") return;
    const isFull = held.places !== null && (await countGoing(tx, id)) >= held.places;
    const remindedAt = remindedAlready(held, now);
    const values = {
      state: isFull ? ("waiting" as const) : ("going" as const),
      createdAt: now,
      remindedAt,
      news: null,
    };
    await tx
      .insert(gatheringGuests)
      .values({ gatheringId: id, userId, ...values })
      .onConflictDoUpdate({ target: [gatheringGuests.gatheringId, gatheringGuests.userId], set: values });
    // By themselves: who comes and leaves again and again gets no more letters than by anybody else.
    const data = { actorId: userId, names: held.title, text: values.state };
    await notify({ ...tools, tx }, { to: userId, kind: "event", subjectId: id, data });
  });
}

/** Of what begins within a day nobody has to be reminded who hears of it now. */
export function remindedAlready({ beginsAt }: Pick<Held, "beginsAt">, now: Date): Date | null {
  return beginsAt.getTime() - now.getTime() <= day ? now : null;
}

export function leave({ db, now, id, userId }: Coming): Promise<void> {
  return db.transaction(async (tx) => {
    const held = await hold(tx, id);
    if (held.endsAt <= now) throw new HttpError("conflict");
    await tx.update(gatheringGuests).set({ state: "left", news: null }).where(isGuest(id, userId));
    await forgetNotification(tx, { to: userId, kind: "event", subjectId: id });
    await fill(tx, held, now);
  });
}

/** Free places go to who waits and may still come in, the longest first, and they are told. */
export async function fill(tx: Db, held: Held, now: Date): Promise<void> {
  const { id, places, cancelledAt } = held;
  if (cancelledAt !== null) return;
  const waiting = tx
    .select({ userId: gatheringGuests.userId })
    .from(gatheringGuests)
    .innerJoin(users, eq(users.id, gatheringGuests.userId))
    .where(and(eq(gatheringGuests.gatheringId, id), eq(gatheringGuests.state, "waiting"), isActiveAccount))
    .orderBy(asc(gatheringGuests.createdAt), asc(gatheringGuests.userId));
  const free = places === null ? undefined : places - (await countGoing(tx, id));
  if (free !== undefined && free <= 0) return;
  const next = await (free === undefined ? waiting : waiting.limit(free));
  if (next.length === 0) return;
  const moved = next.map(({ userId }) => userId);
  await tx
    .update(gatheringGuests)
    .set({ state: "going", news: "moved-up", remindedAt: remindedAlready(held, now) })
    .where(and(eq(gatheringGuests.gatheringId, id), inArray(gatheringGuests.userId, moved)));
}

/** Places that became free without anybody's leaving, such as by an account that is gone. */
export async function fillAll(db: Db, now: Date): Promise<void> {
  const isWaitedFor = sql`exists (select from ${gatheringGuests} guest where guest.gathering_id = ${gatherings.id} and guest.state = 'waiting')`;
  const open = await db
    .select({ id: gatherings.id })
    .from(gatherings)
    .where(and(gt(gatherings.beginsAt, now), isNull(gatherings.cancelledAt), isWaitedFor));
  await eachAlone(open, ({ id }) => db.transaction(async (tx) => fill(tx, await hold(tx, id), now)));
}

/** A day before, whoever comes is to be told; once. */
export async function remindAll(db: Db, now: Date): Promise<void> {
  const isTomorrow = and(
    gt(gatherings.beginsAt, now),
    lte(gatherings.beginsAt, new Date(now.getTime() + day)),
    isNull(gatherings.cancelledAt),
  );
  const next = db.select({ id: gatherings.id }).from(gatherings).where(isTomorrow);
  await db
    .update(gatheringGuests)
    .set({ news: "reminder", remindedAt: now })
    .where(
      and(
        inArray(gatheringGuests.gatheringId, next),
        eq(gatheringGuests.state, "going"),
        isNull(gatheringGuests.remindedAt),
        // What they have yet to hear comes first.
        isNull(gatheringGuests.news),
      ),
    );
}

/** One change at a time, so that places are counted rightly. */
export async function hold(tx: Db, id: string): Promise<Held> {
  return requiredRow(tx.select().from(gatherings).where(eq(gatherings.id, id)).for("update"));
}

export function isGuest(id: string, userId: string) {
  return and(eq(gatheringGuests.gatheringId, id), eq(gatheringGuests.userId, userId));
}

function countGoing(tx: Db, id: string): Promise<number> {
  return tx.$count(
    gatheringGuests,
    and(eq(gatheringGuests.gatheringId, id), eq(gatheringGuests.state, "going")),
  );
}
