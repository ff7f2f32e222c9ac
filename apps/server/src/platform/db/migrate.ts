import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { Database } from "./client.ts";

export const MIGRATIONS_FOLDER = fileURLToPath(new URL("migrations", import.meta.url));

/** Any fixed number: servers that start together on one PostgreSQL wait here for the first to finish. */
const MIGRATION_LOCK = 7_242_691;

/** Brings the tables up to date, all steps in one transaction; `next` is done before another server begins. */
export async function migrateDatabase(
  { kind, pool }: Pick<Database, "kind" | "pool">,
  next: () => Promise<void> = async () => {},
): Promise<void> {
  const client = await pool.connect();
  try {
    if (kind === "postgres") {
      await client.query("set statement_timeout = 0");
      await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    }
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS_FOLDER });
    await next();
  } finally {
    // Ending the connection drops the lock and the changed setting.
    client.release(true);
  }
}
