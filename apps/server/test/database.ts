import { randomUUID } from "node:crypto";
import { cpSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { DrizzleConfig } from "drizzle-orm";
import pg from "pg";
import { type Database, openDatabase } from "../src/platform/db/client.ts";
import { ENGINE_VERSION } from "../src/platform/db/embedded/cluster-folder.ts";
import { migrateDatabase } from "../src/platform/db/migrate.ts";
import { findPostgres, startTestPostgres, type TestPostgres } from "./postgres.ts";
import { migrationsKey, snapshot } from "./snapshot.ts";

type Schema = Record<string, unknown>;

export type TestDatabase<TSchema extends Schema = Schema> = Database<TSchema> & {
  /** Empties every table and starts every sequence anew. */
  reset: () => Promise<void>;
};

type Options<TSchema extends Schema> = {
  kind?: Database["kind"];
  drizzle?: DrizzleConfig<TSchema>;
  idleInTransactionMs?: number;
};

/**
 * A migrated, empty database for one test file; `close()` removes it. Its kind is `TEST_DATABASE`, embedded by default.
 * It is a copy of a snapshot that is migrated once
 * (copied synchronously: three times as fast for a thousand small files).
 */
export async function openTestDatabase<TSchema extends Schema = Record<string, never>>(
  options: Options<TSchema> = {},
): Promise<TestDatabase<TSchema>> {
  const kind = options.kind ?? requireKind();
  const { database, remove } =
    kind === "postgres" ? await openCopyOnPostgres(options) : await openCopyEmbedded(options);
  return {
    ...database,
    reset: () => emptyTables(database),
    close: async () => {
      await database.close();
      await remove();
    },
  };
}

function requireKind(): Database["kind"] {
  const kind = process.env["TEST_DATABASE"] || "embedded";
  if (kind === "embedded" || kind === "postgres") return kind;
  throw new Error(`TEST_DATABASE must be embedded or postgres, not ${kind}.`);
}

async function openCopyEmbedded<TSchema extends Schema>(options: Options<TSchema>) {
  const dataDir = await mkdtemp(path.join(tmpdir(), "khamt-embedded-"));
  await copyEmbedded(dataDir);
  const database = await openDatabase<TSchema>({ ...options, dataDir, durable: false, log, onFatal });
  return { database, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

/** Puts a migrated embedded database into the folder. */
export async function copyEmbedded(dataDir: string): Promise<void> {
  cpSync(path.join(await embeddedSnapshot(), "db"), path.join(dataDir, "db"), { recursive: true });
}

/** A throw-away PostgreSQL whose database is migrated. */
export async function startMigratedPostgres(
  options: Parameters<typeof startTestPostgres>[0] = {},
): Promise<TestPostgres> {
  return startTestPostgres({ ...options, copyOf: path.join(await postgresSnapshot(), "data") });
}

async function embeddedSnapshot(): Promise<string> {
  const key = await migrationsKey(ENGINE_VERSION);
  return snapshot("embedded", key, async (dataDir) => {
    const database = await openDatabase({ dataDir, durable: false, log, onFatal });
    await migrateDatabase(database);
    await database.close();
  });
}

async function openCopyOnPostgres<TSchema extends Schema>(options: Options<TSchema>) {
  const { url, remove } = await copyOnPostgres();
  const place = { databaseUrl: url, dataDir: "" };
  const database = await openDatabase<TSchema>({ ...options, ...place, log, onFatal });
  return { database, remove };
}

/** One for all files of this process; the database that it was started with stays the one to copy. */
let sharedServer: Promise<TestPostgres> | undefined;

/** A migrated database of its own. */
async function copyOnPostgres(): Promise<{ url: string; remove: () => Promise<void> }> {
  const { url } = await (sharedServer ??= startMigratedPostgres({ isForProcess: true }));
  const name = `test_${randomUUID().replaceAll("-", "_")}`;
  await tellServer(url, `create database ${name} template postgres strategy file_copy`);
  return {
    url: inDatabase(url, name),
    remove: () => tellServer(url, `drop database ${name} with (force)`),
  };
}

/** From beside the database that is copied: nobody may be in it. */
async function tellServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inDatabase(url, "template1") });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function inDatabase(url: string, name: string): string {
  const place = new URL(url);
  place.pathname = name;
  return place.href;
}

async function postgresSnapshot(): Promise<string> {
  const key = await migrationsKey(findPostgres() ?? "");
  return snapshot("postgres", key, async (folder) => {
    const server = await startTestPostgres();
    const database = await openDatabase({ databaseUrl: server.url, dataDir: "", log, onFatal });
    await migrateDatabase(database);
    await database.close();
    await server.halt();
    cpSync(server.dataFolder, path.join(folder, "data"), { recursive: true });
    await server.stop();
  });
}

/**
 * Row by row: truncating makes new files for each table and index, which takes longer than most tests. Triggers and references are
 * passed by, so it tells what they would: servers that have kept answers, and the log of changes, which goes on as it does in life.
 */
const EMPTY_TABLES = `
  do $$
  declare
    place regclass;
  begin
    set local session_replication_role = replica;
    for place in select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname <> 'entity_changes' and pg_relation_size(oid) > 0 loop
      execute format('delete from %s', place);
      perform pg_notify('khamt_changes', place::text);
    end loop;
    perform pg_notify('khamt_changes', 'withdrawn');
    insert into entity_changes (id, kind, transaction)
      select '00000000-0000-0000-0000-000000000000', kind, pg_current_xact_id()
      from unnest(array['idea', 'cofounder', 'company', 'project']) as kind
      on conflict (kind, id) do update set transaction = excluded.transaction;
    perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      from pg_sequences where schemaname = 'public' and last_value is not null;
  end $$`;

async function emptyTables({ pool }: Pick<Database, "pool">): Promise<void> {
  await pool.query(EMPTY_TABLES);
}

const log = { info: () => {}, warn: () => {} };

function onFatal(error: Error): void {
  throw error;
}
