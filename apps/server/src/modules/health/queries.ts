import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/handle.ts";
import { settings } from "../../platform/db/schema/index.ts";

/** Writes one row and reads it back. */
export async function proveWritable(db: Db): Promise<void> {
  await db
    .insert(settings)
    .values({ key: "last-readiness-check", value: 0 })
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`to_jsonb(extract(epoch from now()))` } })
    .returning({ value: settings.value });
}
