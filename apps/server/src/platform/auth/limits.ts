import { and, eq, gt, inArray, lte, or, sql } from "drizzle-orm";
import type { Db } from "../db/handle.ts";
import { authLimits } from "../db/schema/index.ts";
import { WaitError } from "../http/http-error.ts";

// Counted in the database: all servers share the counts, and when it can't be asked, nothing is allowed.

/** Of what is counted, but not refused. */
export const countless = 2 ** 31 - 2;

export type Window = { key: string; most: number; minutes: number };

type Taking = { windows: readonly Window[]; now: Date };

/** Takes one of each, or none and throws too-many-requests. Keys must come in the same order from every caller. */
export async function takeAll(db: Db, { windows, now }: Taking): Promise<void> {
  await db.transaction(async (tx) => {
    for (const window of windows)
      if ((await take(tx, window, now)) === undefined) throw await waitFor(tx, window.key, now);
  });
}

/** How much of each is used up now. */
export async function countsOf(db: Db, keys: readonly string[], now: Date): Promise<Map<string, number>> {
  const rows = await db
    .select({ key: authLimits.key, count: authLimits.count })
    .from(authLimits)
    .where(and(inArray(authLimits.key, [...keys]), gt(authLimits.endsAt, now)));
  return new Map(rows.map(({ key, count }) => [key, count]));
}

/** How often it has happened within the window by now. */
export async function countEvent(db: Db, window: Omit<Window, "most">, now: Date): Promise<number> {
  return (await take(db, { ...window, most: countless }, now)) ?? countless;
}

/** How many are taken with this one; undefined where none was left. */
async function take(db: Db, { key, most, minutes }: Window, now: Date): Promise<number | undefined> {
  const endsAt = new Date(now.getTime() + minutes * 60_000);
  const isOver = isWindowOver(now, minutes);
  const [taken] = await db
    .insert(authLimits)
    .values({ key, count: 1, endsAt })
    .onConflictDoUpdate({
      target: authLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${authLimits.count} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${authLimits.endsAt} end`,
      },
      setWhere: sql`${isOver} or ${authLimits.count} < ${most}`,
    })
    .returning({ count: authLimits.count });
  return taken?.count;
}

/** Also one that ends far later than one that begins now: it began while the clock was wrong, and would last until that time. */
function isWindowOver(now: Date, minutes: number) {
  return or(
    lte(authLimits.endsAt, now),
    gt(authLimits.endsAt, new Date(now.getTime() + 2 * minutes * 60_000)),
  );
}

/** Gives one of a window back. */
export async function giveBack(db: Db, key: string): Promise<void> {
  await db
    .update(authLimits)
    .set({ count: sql`greatest(${authLimits.count} - 1, 0)` })
    .where(eq(authLimits.key, key));
}

const freeTries = 10;
const freeMinutes = 15;
const rememberedHours = 24;
const firstDelay = 30;
const longestDelay = 900;

/**
 * Counts a try that may fail, before it is judged. The first ten within a quarter of an hour are free; from then on each
 * must wait twice as long as the one before, a quarter of an hour at most: slow for who guesses, never a lock-out.
 * Throws too-many-requests.
 */
export async function countTry(db: Db, key: string, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const after = (seconds: unknown) => sql`${at} + make_interval(secs => ${seconds})`;
  const isOver = isWindowOver(now, rememberedHours * 60);
  const count = sql`case when ${isOver} then 1 else ${authLimits.count} + 1 end`;
  const isDelayed = sql`${count} >= ${freeTries}`;
  const delay = sql`least(${firstDelay}::float8 * 2 ^ least(${count} - ${freeTries}, 20), ${longestDelay}::float8)`;
  const counted = await db
    .insert(authLimits)
    .values({ key, count: 1, endsAt: new Date(now.getTime() + freeMinutes * 60_000) })
    .onConflictDoUpdate({
      target: authLimits.key,
      set: {
        count,
        blockedUntil: sql`case when ${isDelayed} then ${after(delay)} end`,
        endsAt: sql`case when ${isDelayed} then ${after(rememberedHours * 3600)}
          when ${isOver} then excluded.ends_at else ${authLimits.endsAt} end`,
      },
      setWhere: sql`${isOver} or ${authLimits.blockedUntil} is null or ${lte(authLimits.blockedUntil, now)}`,
    })
    .returning({ key: authLimits.key });
  if (counted.length === 0) throw await waitFor(db, key, now);
}

export async function forgetTries(db: Db, key: string): Promise<void> {
  await db.delete(authLimits).where(eq(authLimits.key, key));
}

async function waitFor(db: Db, key: string, now: Date): Promise<WaitError> {
  const [row] = await db
    .select({
      at: sql`coalesce(${authLimits.blockedUntil}, ${authLimits.endsAt})`.mapWith(authLimits.endsAt),
    })
    .from(authLimits)
    .where(eq(authLimits.key, key));
  return new WaitError("too-many-requests", ((row?.at ?? now).getTime() - now.getTime()) / 1000);
}
