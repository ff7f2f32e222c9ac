import { readMigrationFiles } from "drizzle-orm/migrator";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { findPostgres, startTestPostgres, type TestPostgres } from "../../../test/postgres.ts";
import { StartError } from "../start-error.ts";
import { openDatabase } from "./client.ts";
import { applyMigrations, migrateDatabase, MIGRATIONS_FOLDER } from "./migrate.ts";

const log = { info: () => {}, warn: () => {} };

function open(databaseUrl: string) {
  return openDatabase({ databaseUrl, dataDir: "", log, onFatal: () => {} });
}

async function refusal(databaseUrl: string): Promise<string> {
  const error = await open(databaseUrl).catch((reason: unknown) => reason);
  if (error instanceof StartError) return `${error.code}: ${error.message}`;
  throw new Error("the database was not refused");
}

test("an address that is not PostgreSQL's is refused without showing it", async () => {
  expect(await refusal("mysql://me:secret@host/db")).toBe(
    "settings: DATABASE_URL must look like postgres://user:password@host:5432/database.",
  );
});

test("a server that does not answer is named, its password is not", async () => {
  const message = await refusal("postgres://me:secret@127.0.0.1:1/khamt");
  expect(message).toMatch(
    /^database-unreachable: The database khamt at 127.0.0.1:1 cannot be reached \(ECONNREFUSED\)/,
  );
  expect(message).not.toContain("secret");
});

describe.runIf(findPostgres())("on PostgreSQL", () => {
  let server: TestPostgres;

  beforeAll(async () => {
    server = await startTestPostgres();
  });

  afterAll(() => server.stop());

  test("no statement is compiled", async () => {
    const { pool, close } = await open(server.url);
    expect((await pool.query("show jit")).rows).toEqual([{ jit: "off" }]);
    await close();
  });

  const at = (database: string) => server.url.replace("/postgres?", `/${database}?`);

  test("it is opened with limits on time", async () => {
    const database = await open(server.url);
    expect(database.kind).toBe("postgres");
    const { rows } = await database.pool.query(
      "select current_setting(name) as limit from unnest(array['statement_timeout', 'idle_in_transaction_session_timeout']) name",
    );
    expect(rows).toEqual([{ limit: "5s" }, { limit: "10s" }]);
    await database.close();
  });

  test("a database that does not exist or has another encoding is refused", async () => {
    expect(await refusal(at("missing"))).toMatch(
      /^database-unreachable: The database missing at .* does not exist/,
    );
    const database = await open(server.url);
    await database.pool.query(
      "create database old encoding sql_ascii template template0 lc_collate 'C' lc_ctype 'C'",
    );
    await database.close();
    expect(await refusal(at("old"))).toMatch(/^database-settings: .*SQL_ASCII/);
  });

  test("a lost idle connection does not end the process, and the pool heals", async () => {
    const database = await open(server.url);
    const { rows } = await database.pool.query("select pg_backend_pid() as pid");
    const killer = await open(server.url);
    await killer.pool.query("select pg_terminate_backend($1)", [rows[0].pid]);
    await expect.poll(() => database.pool.totalCount).toBe(0);
    expect((await database.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    await Promise.all([database.close(), killer.close()]);
  });

  test("servers that migrate at the same time wait for each other, and again is no change", async () => {
    const databases = await Promise.all([open(server.url), open(server.url), open(server.url)]);
    await Promise.all(databases.map((database) => migrateDatabase(database)));
    const count = "select count(*)::int as n from drizzle.__drizzle_migrations";
    const first = await databases[0].pool.query(count);
    await migrateDatabase(databases[0]);
    expect((await databases[0].pool.query(count)).rows).toEqual(first.rows);
    expect(first.rows[0].n).toBeGreaterThan(0);
    await Promise.all(databases.map((database) => database.close()));
  });

  test("a step that waits for a table that is read lets others by, and is done once it can be", async () => {
    const own = await open(server.url);
    await own.pool.query("create database before_step template template0");
    const [old, fresh] = await Promise.all([open(at("before_step")), open(at("before_step"))]);
    const client = await old.pool.connect();
    // The step that follows changes a table that is read below.
    const step = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })[40];
    await applyMigrations(client, step?.folderMillis ?? 0);
    client.release();
    const reader = await old.pool.connect();
    await reader.query("begin; select count(*) from admin_acts");
    const migrated = migrateDatabase(fresh);
    const waits = `select count(*)::int as n from pg_locks where not granted and relation = 'admin_acts'::regclass`;
    await vi.waitUntil(async () => (await old.pool.query(waits)).rows[0].n > 0, { timeout: 20_000 });
    expect((await old.pool.query("select count(*)::int as n from admin_acts")).rows).toEqual([{ n: 0 }]);
    await reader.query("commit");
    reader.release();
    await migrated;
    expect((await old.pool.query("select count(*)::int as n from recovery_links")).rows).toEqual([{ n: 0 }]);
    await Promise.all([own.close(), old.close(), fresh.close()]);
  });

  test("what comes before the first answer is one server's at a time", async () => {
    const databases = await Promise.all([open(server.url), open(server.url), open(server.url)]);
    let inside = 0;
    const most: number[] = [];
    const prepare = async () => {
      most.push((inside += 1));
      await databases[0].pool.query("select pg_sleep(0.05)");
      inside -= 1;
    };
    await Promise.all(databases.map((database) => migrateDatabase(database, prepare)));
    expect(most).toEqual([1, 1, 1]);
    await Promise.all(databases.map((database) => database.close()));
  });
});
