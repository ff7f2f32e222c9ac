import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/handle.ts";
import { users } from "../../platform/db/schema/index.ts";
import { writeSetting } from "../../platform/db/settings.ts";

/** Everything that a demo owner has goes with the owner. */
export async function removeDemo(db: Db): Promise<number> {
  const removed = await db.delete(users).where(eq(users.isDemo, true)).returning({ id: users.id });
  await writeSetting(db, "demo-data", "removed");
  return removed.length;
}
