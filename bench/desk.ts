// The desk over 100,000 members: the list of them, and the figures. Where PostgreSQL is installed, on it; processor time is that
// of the processes that answer.
import { sql } from "drizzle-orm";
import { openTestDatabase } from "../apps/server/test/database.ts";
import { findPostgres } from "../apps/server/test/postgres.ts";
import type { Options } from "./benchmark.ts";
import { fillDesk } from "./desk/data.ts";
import { measureFigures } from "./desk/figures.ts";
import { measureMembers } from "./desk/members.ts";
import { printTable, writeSection } from "./report.ts";

export async function run({ write }: Options): Promise<void> {
  if (findPostgres()) process.env["TEST_DATABASE"] = "postgres";
  const database = await openTestDatabase();
  try {
    const { db } = database;
    // All of a query's time is then that of one process, which can be asked.
    await db.execute(sql`alter system set max_parallel_workers_per_gather = 0`);
    await db.execute(sql`select pg_reload_conf()`);
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await fillDesk(tx);
      await tx.execute(sql`analyze`);
    });
    const tables = [await measureMembers(db), await measureFigures(db)];
    tables.forEach(printTable);
    if (write) writeSection("desk", tables);
  } finally {
    await database.close();
  }
}
