import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/handle.ts";

/** The database answers, and would take what is written. */
export async function isWritable(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ closed: boolean }>(
    sql`select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as closed`,
  );
  return rows[0]?.closed === false;
}
