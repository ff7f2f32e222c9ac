import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/handle.ts";
import { files } from "../../platform/db/schema/index.ts";
import { isUsed } from "./shown.ts";

type Showing = { userId: string; before: readonly string[]; after: readonly string[]; now: Date };

/**
 * Of what a profile named before and names now: what is new is kept for good, what nothing names any more is free. In the
 * profile's own transaction, after it was written. Answers with the keys that are no stored files of this member.
 */
export async function showFiles(db: Db, { userId, before, after, now }: Showing): Promise<string[]> {
  const touched = and(inArray(files.key, [...before, ...after]), eq(files.userId, userId));
  // Another profile may take or leave the same file just now: one after the other, always in the same order.
  const own = await db
    .select({ key: files.key, state: files.state })
    .from(files)
    .where(touched)
    .orderBy(files.key)
    .for("update");
  await db
    .update(files)
    .set({
      freeSince: sql`case when ${isUsed(db)} then null else coalesce(${files.freeSince}, ${now.toISOString()}) end`,
    })
    .where(touched);
  return after.filter((key) => !own.some((each) => each.key === key && each.state === "stored"));
}
