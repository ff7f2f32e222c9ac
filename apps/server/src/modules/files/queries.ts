import { and, desc, eq, getTableColumns, gt, isNotNull, isNull, lt, ne, not, or, sql } from "drizzle-orm";
import { minute } from "@khamt/contract/durations";
import type { Db } from "../../platform/db/handle.ts";
import { files, users } from "../../platform/db/schema/index.ts";
import { fileLimits } from "./file-limits.ts";
import { isForCase, isOfSite, isOpen, isSentTo, isUsed } from "../../entities/files/shown.ts";

export type FileRow = typeof files.$inferSelect;

/** Room for one more upload; false when the member has too many open, or too much stored. Each open one may become large. */
export function addPending(
  db: Db,
  { key, userId, now }: { key: string; userId: string; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // One after the other, or two at once would take the last place both.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    const isStored = sql`${files.state} = 'stored'`;
    const isWaiting = and(ne(files.state, "stored"), gt(files.createdAt, ago(now, openFor)));
    const [used] = await tx
      .select({
        bytes: sql`coalesce(sum(${files.bytes}) filter (where ${isStored}), 0)`.mapWith(Number),
        open: sql`count(*) filter (where ${isWaiting})`.mapWith(Number),
      })
      .from(files)
      .where(eq(files.userId, userId));
    const { bytes = 0, open = 0 } = used ?? {};
    if (open >= fileLimits.mostPending) return false;
    if (bytes + (open + 1) * fileLimits.mostBytes > fileLimits.mostBytesOfMember) return false;
    await tx.insert(files).values({ key, userId, createdAt: now, freeSince: now });
    return true;
  });
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

/** False where it has been swept away in the meantime. */
export async function markStored(db: Db, key: string, { now, ...stored }: Stored): Promise<boolean> {
  const marked = await db
    .update(files)
    .set({ ...stored, state: "stored", freeSince: now })
    .where(and(eq(files.key, key), eq(files.state, "receiving"), isNotNull(files.userId)))
    .returning({ key: files.key });
  return marked.length > 0;
}

export async function getFile(
  db: Db,
  key: string,
  { id: reader, isModerator }: { id: string | undefined; isModerator: boolean },
): Promise<(FileRow & { isOpen: boolean; isSent: boolean; isToJudge: boolean }) | undefined> {
  const [row] = await db
    .select({
      ...getTableColumns(files),
      isOpen: sql<boolean>`${isOpen(db)}`,
      isSent: sql<boolean>`${isSentTo(db, reader)}`,
      isToJudge: isModerator ? sql<boolean>`${isForCase(db)}` : sql<boolean>`false`,
    })
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

/** An address takes its upload for so long, and the upload so long. */
const openFor = fileLimits.grantLife + fileLimits.uploadPatience;

function ago(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds);
}

/**
 * What nothing names: uploads that never came for an hour, files for a day, and all of an account that is gone. They
 * belong to nobody from then on, so no profile can take them any more. Those that a case needs wait for its end as nobody's.
 */
export async function takeForgotten(db: Db, now: Date): Promise<string[]> {
  const isFreeFor = (minutes: number) => lt(files.freeSince, ago(now, minutes * minute));
  const isOver = or(isFreeFor(24 * 60), and(ne(files.state, "stored"), isFreeFor(60)));
  const rows = await db
    .update(files)
    .set({ userId: null })
    .where(
      or(
        and(isNull(files.userId), not(isOfSite(db) ?? sql`false`)),
        and(isOver, not(isUsed(db) ?? sql`false`)),
      ),
    )
    .returning({ key: files.key, isNeeded: sql<boolean>`${isForCase(db)}` });
  return rows.filter(({ isNeeded }) => !isNeeded).map(({ key }) => key);
}

export async function forget(db: Db, key: string): Promise<void> {
  await db.delete(files).where(eq(files.key, key));
}
