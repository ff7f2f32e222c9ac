import { eq } from "drizzle-orm";
import type { Db } from "../db/handle.ts";
import { users } from "../db/schema/index.ts";

/**
 * Does the task while nobody can change the account's row. Who changes a password ends all that the old one opened: what
 * begins at the same moment comes wholly before, and is ended, or wholly after, and sees the change.
 */
export function holdAccount<Result>(
  db: Db,
  userId: string,
  task: (tx: Db) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("share");
    return task(tx);
  });
}
