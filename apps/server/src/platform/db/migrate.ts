import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { causesOf } from "../causes.ts";
import { explain } from "../log.ts";
import { StartError } from "../start-error.ts";
import { programVersion } from "../version.ts";
import type { Database } from "./client.ts";
import type { Db } from "./handle.ts";
import { settings } from "./schema/index.ts";
import { operatorWords } from "../words/operator/index.ts";

export const MIGRATIONS_FOLDER = fileURLToPath(new URL("migrations", import.meta.url));

/** Any fixed number: servers that start together on one PostgreSQL wait here for the first to finish. */
const MIGRATION_LOCK = 7_242_691;

/**
 * Brings the tables up to date, all steps in one transaction; `next` is done before another server begins. Throws StartError for
 * data of a newer program, whose tables this one does not know, and where a step fails: then nothing is changed.
 */
export async function migrateDatabase(
  { kind, pool }: Pick<Database, "kind" | "pool">,
  next: () => Promise<void> = async () => {},
): Promise<void> {
  const client = await pool.connect();
  try {
    if (kind === "postgres") {
      await client.query("set statement_timeout = 0");
      await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
      await client.query("set lock_timeout = '1s'");
    }
    await requireKnown(client);
    const db = drizzle({ client });
    await betweenOthers(() => migrate(db, { migrationsFolder: MIGRATIONS_FOLDER })).catch(refuse);
    await noteProgram(db);
    await next();
  } finally {
    // Ending the connection drops the lock and the changed setting.
    client.release(true);
  }
}

/**
 * Beside an older server a step waits for a table that others read, a backup for minutes, and whoever comes after the step waits behind it. So
 * it waits for a second only, and begins anew a little later, for ten minutes.
 */
async function betweenOthers(task: () => Promise<void>): Promise<void> {
  for (let triesLeft = 300; ; triesLeft -= 1) {
    try {
      return await task();
    } catch (error) {
      if (
        triesLeft === 0 ||
        !causesOf(error).some(({ code }) => code !== undefined && heldByOthers.has(code))
      )
        throw error;
      await delay(1000);
    }
  }
}

/** A lock that did not come in time, and a circle of those who wait for each other. */
const heldByOthers = new Set(["55P03", "40P01"]);

/** The last step that this program brings: what its data look like. */
export function latestMigration(): number {
  return Math.max(
    ...readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map((each) => each.folderMillis),
  );
}

/** The last step that the data have seen; undefined before the first. */
export async function appliedMigration(client: pg.ClientBase | pg.Pool): Promise<number | undefined> {
  const table = await client.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "there"`,
  );
  if (!table.rows[0]?.there) return undefined;
  const last = await client.query<{ at: string | null }>(
    `select max(created_at)::text as "at" from drizzle.__drizzle_migrations`,
  );
  const at = last.rows[0]?.at;
  return at ? Number(at) : undefined;
}

/**
 * Makes the tables as they were after a step, inside the caller's transaction, on a database without any. The notes are those
 * that drizzle's migrator makes.
 */
export async function applyMigrations(client: pg.ClientBase, until: number): Promise<void> {
  await client.query("create schema if not exists drizzle");
  await client.query(
    "create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
  const steps = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  for (const { sql: statements, hash, folderMillis } of steps) {
    if (folderMillis > until) continue;
    for (const statement of statements) await client.query(statement);
    await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [
      hash,
      folderMillis,
    ]);
  }
}

async function requireKnown(client: pg.ClientBase): Promise<void> {
  const applied = await appliedMigration(client);
  if (applied === undefined || applied <= latestMigration()) return;
  const { rows } = await client.query<{ version: unknown }>(
    `select value as "version" from settings where key = 'program'`,
  );
  const [last] = rows;
  const newer =
    typeof last?.version === "string" && last.version !== programVersion ? last.version : undefined;
  throw new StartError("database-newer", operatorWords().newerData(programVersion, newer));
}

function refuse(cause: unknown): never {
  const isDenied = causesOf(cause).some(({ code }) => code === "42501");
  const { notUpgraded, becomeOwner, startMaker } = operatorWords();
  throw new StartError(
    "database-not-upgraded",
    notUpgraded(programVersion, explain(cause), isDenied ? becomeOwner : startMaker),
    { cause },
  );
}

/** Once the tables are this program's, the data are. */
async function noteProgram(db: Db): Promise<void> {
  await db
    .insert(settings)
    .values({ key: "program", value: programVersion })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: programVersion },
      setWhere: sql`${settings.value} <> ${JSON.stringify(programVersion)}::jsonb`,
    });
}
