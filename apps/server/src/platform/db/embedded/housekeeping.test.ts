import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeEmptyCluster } from "../../../../test/cluster.ts";
import { HOUSEKEEPING_PLAN, type HousekeepingPlan, startHousekeeping } from "./housekeeping.ts";
import { type Embedded, openEmbedded } from "./open-embedded.ts";

const log = { info: () => {}, warn: () => {} };
const MINUTE = 60_000;

let dataDir: string;
let database: Embedded;

beforeAll(async () => {
  dataDir = await makeEmptyCluster();
  const plan = { ...HOUSEKEEPING_PLAN, lookEveryMs: 24 * 60 * MINUTE };
  database = await openEmbedded({ dataDir, durable: false, log, onFatal: () => {}, housekeeping: plan });
  await database.pool.query("create table grown (id int, filler text)");
});

afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

function write(rows: number) {
  return database.pool.query(
    "insert into grown select n, repeat('x', 1000) from generate_series(1, $1::int) as n",
    [rows],
  );
}

/** Into the log alone, without rows. */
function writeLog(megabytes: number) {
  return database.pool.query(
    "select count(pg_logical_emit_message(false, 'filler', repeat('x', 1000000))) from generate_series(1, $1::int)",
    [megabytes],
  );
}

async function startRecorded(changes: Partial<HousekeepingPlan> = {}) {
  const clock = { now: 0 };
  const done: string[] = [];
  const run = async (sql: string) => {
    if (/^(checkpoint|vacuum)/.test(sql)) done.push(sql);
    return (await database.pool.query(sql)).rows;
  };
  const plan = { ...HOUSEKEEPING_PLAN, lookEveryMs: 24 * 60 * MINUTE, ...changes };
  const housekeeping = await startHousekeeping({ run, log, plan, now: () => clock.now });
  return { clock, done, housekeeping };
}

test("the log is checkpointed five minutes after a write, and not when nothing was written", async () => {
  await database.housekeeping.vacuum();
  const { clock, done, housekeeping } = await startRecorded();
  clock.now = 6 * MINUTE;
  await housekeeping.look();
  expect(done).toEqual([]);
  await write(1);
  await housekeeping.look();
  expect(done).toEqual(["checkpoint"]);
  await write(1);
  clock.now = 10 * MINUTE;
  await housekeeping.look();
  expect(done).toEqual(["checkpoint"]);
  clock.now = 11 * MINUTE;
  await housekeeping.look();
  expect(done).toEqual(["checkpoint", "checkpoint"]);
  await housekeeping.stop();
});

test("much written at once is checkpointed without waiting", async () => {
  await database.housekeeping.vacuum();
  const { done, housekeeping } = await startRecorded();
  await writeLog(68);
  await housekeeping.look();
  expect(done).toEqual(["checkpoint"]);
  await housekeeping.stop();
});

test("a vacuum that is due gives dead rows' space back and counts the rows for the planner", async () => {
  await database.pool.query("create table shrunk as select n as id from generate_series(1, 20000) as n");
  await database.pool.query("delete from shrunk where id > 10");
  const { clock, done, housekeeping } = await startRecorded({ vacuumEveryHours: 0 });
  await write(1);
  clock.now = 5 * MINUTE;
  await housekeeping.look();
  expect(done).toContain("vacuum (analyze) shrunk");
  expect(done.at(-1)).toBe("checkpoint");
  const { rows } = await database.pool.query(
    "select reltuples::int as counted, pg_relation_size('shrunk')::int as bytes from pg_class where relname = 'shrunk'",
  );
  expect(rows).toEqual([{ counted: 10, bytes: 8192 }]);
  await housekeeping.stop();
});

test("a vacuum is due when the last one is a day old or not known", async () => {
  const { clock, done, housekeeping } = await startRecorded();
  await database.housekeeping.vacuum();
  await write(1);
  clock.now = 5 * MINUTE;
  await housekeeping.look();
  expect(done).toEqual(["checkpoint"]);
  await database.pool.query(
    "select pg_stat_reset(), pg_stat_reset_single_table_counters(oid) from pg_class where relisshared",
  );
  await write(1);
  clock.now = 10 * MINUTE;
  await housekeeping.look();
  expect(done).toContain("vacuum (analyze) grown");
  await housekeeping.stop();
});

test("the write-ahead log does not grow with what is written", async () => {
  for (let round = 0; round < 4; round += 1) {
    await writeLog(68);
    await database.housekeeping.look();
  }
  const { rows } = await database.pool.query("select sum(size)::int as bytes from pg_ls_waldir()");
  expect(rows[0].bytes).toBeLessThan(200 * 1024 * 1024);
});
