import { and, count, desc, eq, inArray, isNull, lt, ne, or, sql, sum } from "drizzle-orm";
import type { Db } from "../../db/handle.ts";
import { files } from "../../db/schema/index.ts";
import { fileLimits } from "../../files/limits.ts";

export type FileRow = typeof files.$inferSelect;

/** Room for one more upload; false when the member has too many open, or too much stored. */
export async function addPending(
  db: Db,
  { key, userId, now }: { key: string; userId: string; now: Date },
): Promise<boolean> {
  const [used] = await db
    .select({ bytes: sum(files.bytes).mapWith(Number), open: count(sql`nullif(${files.state}, 'stored')`) })
    .from(files)
    .where(eq(files.userId, userId));
  if ((used?.bytes ?? 0) + fileLimits.mostBytes > fileLimits.mostBytesOfMember) return false;
  if ((used?.open ?? 0) >= fileLimits.mostPending) return false;
  await db.insert(files).values({ key, userId, createdAt: now, freeSince: now });
  return true;
}

/** Once only: whoever comes second finds nothing to receive. */
export async function claim(db: Db, key: string, userId: string): Promise<boolean> {
  const claimed = await db
    .update(files)
    .set({ state: "receiving" })
    .where(and(eq(files.key, key), eq(files.userId, userId), eq(files.state, "pending")))
    .returning({ key: files.key });
  return claimed.length > 0;
}

/** After a failure the same address may be tried again. */
export async function release(db: Db, key: string): Promise<void> {
  await db
    .update(files)
    .set({ state: "pending" })
    .where(and(eq(files.key, key), eq(files.state, "receiving")));
}

type Stored = { type: string; name: string; bytes: number; now: Date };

export async function markStored(db: Db, key: string, { now, ...stored }: Stored): Promise<void> {
  await db
    .update(files)
    .set({ ...stored, state: "stored", freeSince: now })
    .where(and(eq(files.key, key), eq(files.state, "receiving")));
}

export async function getFile(db: Db, key: string): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.key, key), eq(files.state, "stored")));
  return row;
}

/** What the member has stored, the newest first. */
export function listFiles(db: Db, userId: string): Promise<FileRow[]> {
  return db
    .select()
    .from(files)
    .where(and(eq(files.userId, userId), eq(files.state, "stored")))
    .orderBy(desc(files.createdAt), files.key)
    .limit(mostListed);
}

/** More than members have: of small files, 200 MB are many. */
const mostListed = 1000;

type Showing = { userId: string; before: readonly string[]; after: readonly string[]; now: Date };

/**
 * Of what a profile showed before and shows now: what is new is kept for good, what is gone is free. In the profile's
 * own transaction. Answers with the keys that are no stored files of this member.
 */
export async function showFiles(db: Db, { userId, before, after, now }: Showing): Promise<string[]> {
  const gone = before.filter((key) => !after.includes(key));
  if (gone.length > 0)
    await db
      .update(files)
      .set({ freeSince: now })
      .where(and(inArray(files.key, gone), eq(files.userId, userId)));
  if (after.length === 0) return [];
  const shown = await db
    .update(files)
    .set({ freeSince: null })
    .where(and(inArray(files.key, [...after]), eq(files.userId, userId), eq(files.state, "stored")))
    .returning({ key: files.key });
  return after.filter((key) => !shown.some((each) => each.key === key));
}

const hour = 3_600_000;

/** What nothing shows: uploads that never came for an hour, files for a day, and all of an account that is gone. */
export async function listForgotten(db: Db, now: Date): Promise<string[]> {
  const before = (hours: number) => lt(files.freeSince, new Date(now.getTime() - hours * hour));
  const rows = await db
    .select({ key: files.key })
    .from(files)
    .where(or(isNull(files.userId), before(24), and(ne(files.state, "stored"), before(1))))
    .limit(500);
  return rows.map(({ key }) => key);
}

export async function forget(db: Db, key: string): Promise<void> {
  await db.delete(files).where(eq(files.key, key));
}
