import { randomUUID } from "node:crypto";
import { cpSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { type Database, openDatabase } from "../src/platform/db/client.ts";
import { ENGINE_VERSION } from "../src/platform/db/embedded/cluster-folder.ts";
import { migrateDatabase } from "../src/platform/db/migrate.ts";
import { copyEmptyCluster } from "./cluster.ts";
import { emptyTables } from "./empty-tables.ts";
import { leaveForNext, type Opened, takeLeftDatabase } from "./left-databases.ts";
import { findPostgres, startTestPostgres, type TestPostgres } from "./postgres.ts";
import { migrationsKey, snapshot } from "./snapshot.ts";

export type TestDatabase = Opened["database"] & {
  /** Empties every table and starts every sequence anew. */
  reset: () => Promise<void>;
};

/** A busy machine is slow, not wrong: nobody who waits for the database is turned away. */
const patience = { connectLimitMs: 60_000, queryLimitMs: 60_000 };

type Options = {
  kind?: Database["kind"];
  idleInTransactionMs?: number;
  /** No other file has used it: one that was left may have more than one connection open. */
  isNew?: boolean;
};

/**
 * A migrated, empty database for one test file, until `close()`. Its kind is `TEST_DATABASE`, embedded by default.
 * It is a copy of a snapshot that is migrated once (copied synchronously: three times as fast for a thousand small files),
 * or one that another file has left.
 */
export async function openTestDatabase({
  kind = requireKind(),
  isNew = false,
  ...limits
}: Options = {}): Promise<TestDatabase> {
  // A process that is no run of tests ends when nothing is open any more.
  const isAnyGood = !isNew && Object.keys(limits).length === 0 && process.env["VITEST"] !== undefined;
  const open = kind === "postgres" ? openCopyOnPostgres : openCopyEmbedded;
  const openAnew = async () => (isAnyGood ? leaveForNext(await open(limits)) : open(limits));
  const leftBehind = isAnyGood ? takeLeftDatabase(kind) : undefined;
  const { database, leave } = leftBehind ?? (await openAnew());
  return { ...database, reset: () => emptyTables(database), close: leave };
}

function requireKind(): Database["kind"] {
  const kind = process.env["TEST_DATABASE"] || "embedded";
  if (kind === "embedded" || kind === "postgres") return kind;
  throw new Error(`TEST_DATABASE must be embedded or postgres, not ${kind}.`);
}

type Limits = Omit<Options, "kind" | "isNew">;

async function openCopyEmbedded(limits: Limits): Promise<Opened> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "khamt-embedded-"));
  await copyEmbedded(dataDir);
  const database = await openDatabase({ ...patience, ...limits, dataDir, durable: false, log, onFatal });
  const leave = async () => {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { database, leave, folder: dataDir };
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
    await copyEmptyCluster(dataDir);
    const database = await openDatabase({ dataDir, durable: false, log, onFatal });
    await migrateDatabase(database);
    await database.close();
  });
}

async function openCopyOnPostgres(limits: Limits): Promise<Opened> {
  const { url, remove } = await copyOnPostgres();
  const database = await openDatabase({
    ...patience,
    ...limits,
    databaseUrl: url,
    dataDir: "",
    log,
    onFatal,
  });
  const leave = async () => {
    await database.close();
    await remove();
  };
  return { database, leave };
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

const log = { info: () => {}, warn: () => {} };

function onFatal(error: Error): void {
  throw error;
}
