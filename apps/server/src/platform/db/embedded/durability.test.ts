import { rm } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Child, startChild } from "../../../../test/child.ts";
import { makeEmptyCluster } from "../../../../test/cluster.ts";
import { type Embedded, openEmbedded } from "./open-embedded.ts";

const WRITE_ROWS = new URL("../../../../test/programs/write-rows.ts", import.meta.url);
/** More of them find what is rare. */
const ROUNDS = Number(process.env["TEST_KILLS"] || 3);
/** However slow the machine, this many are at stake when the writer is killed. */
const FEWEST_ROWS = 5;
const LONGEST_RUN_MS = 120;

const log = { info: () => {}, warn: () => {} };

let dataDir: string;
let database: Embedded;
let writer: Child | undefined;
/** Rows of all rounds. */
const confirmed: string[] = [];

beforeAll(async () => {
  dataDir = await makeEmptyCluster();
  database = await open();
  await database.pool.query("create table written (id text primary key, pair text, words text[] not null)");
  await database.pool.query("create index on written using gin (words)");
  await database.close();
  for (let round = 0; round < ROUNDS; round += 1) confirmed.push(...(await writeUntilKilled(round)));
  database = await open();
});

afterAll(async () => {
  await database.close();
  writer?.process.kill("SIGKILL");
  await writer?.exit();
  await rm(dataDir, { recursive: true, force: true });
});

function open(): Promise<Embedded> {
  return openEmbedded({
    dataDir,
    log,
    onFatal: (error) => {
      throw error;
    },
  });
}

/** Lets a child write until it is killed at a moment nobody chose; returns the rows that it reported as committed. */
async function writeUntilKilled(round: number): Promise<string[]> {
  writer = startChild(WRITE_ROWS, [dataDir, String(round)]);
  const { lines } = writer;
  await vi.waitUntil(() => lines.length > FEWEST_ROWS, { timeout: 300_000 });
  await delay(Math.random() * LONGEST_RUN_MS);
  writer.process.kill("SIGKILL");
  expect(await writer.exit()).toEqual({ code: null, signal: "SIGKILL" });
  return writer.lines.map((line) => line.replace("row ", ""));
}

async function readIds({ pool }: Embedded, setting: string, where: string): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query(`set local ${setting} = off`);
    const { rows } = await client.query<{ id: string }>(
      `select id from written where ${where} order by id collate "C"`,
    );
    await client.query("commit");
    return rows.map(({ id }) => id);
  } finally {
    client.release();
  }
}

describe("R37 what was confirmed is there", () => {
  test(`after ${ROUNDS} SIGKILLs in the middle of writing`, async () => {
    const stored = await readIds(database, "enable_indexscan", "true");
    const found = new Set(stored);
    expect(confirmed.filter((id) => !found.has(id))).toEqual([]);
    expect(confirmed.length).toBeGreaterThan(ROUNDS * FEWEST_ROWS);

    const half = await database.pool.query(
      "select pair from written where pair is not null group by pair having count(*) <> 2",
    );
    expect(half.rows).toEqual([]);

    const byKey = await readIds(database, "enable_seqscan", "id > ''");
    expect(byKey).toEqual(stored);
    const byWords = await readIds(database, "enable_seqscan", "words @> '{pair}' or words @> '{one}'");
    expect(byWords).toEqual(stored);
  });

  test("every committed write makes the disk keep it before the answer", async () => {
    for (let count = 0; count < 20; count += 1) {
      const before = database.syncs();
      await database.pool.query("insert into written (id, words) values ($1, '{one}')", [`counted-${count}`]);
      expect(database.syncs()).toBeGreaterThan(before);
    }
    const before = database.syncs();
    await database.pool.query("select count(*) from written");
    expect(database.syncs()).toBe(before);
  });

  test("the engine runs with the settings that durability needs", async () => {
    const { rows } = await database.pool.query(
      "select name, setting from pg_settings where name in ('fsync', 'wal_sync_method', 'synchronous_commit', 'full_page_writes')",
    );
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: "on",
      full_page_writes: "on",
      synchronous_commit: "on",
      wal_sync_method: "fsync",
    });
  });
});
