import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startChild } from "../../../../test/child.ts";
import { makeEmptyCluster } from "../../../../test/cluster.ts";
import { StartError } from "../../start-error.ts";
import { type Embedded, type EmbeddedOptions, openEmbedded } from "./open-embedded.ts";

const OPEN_AND_CLOSE = new URL("../../../../test/programs/open-and-close.ts", import.meta.url);
const log = { info: () => {}, warn: () => {} };

function unexpected(error: Error): never {
  throw error;
}

function open(dataDir: string, options: Partial<EmbeddedOptions> = {}): Promise<Embedded> {
  return openEmbedded({ dataDir, log, durable: false, onFatal: unexpected, ...options });
}

describe("one engine for many clients", () => {
  let dataDir: string;
  let database: Embedded;

  beforeAll(async () => {
    dataDir = await makeEmptyCluster();
    database = await open(dataDir, { idleInTransactionMs: 300 });
    await database.pool.query(
      "create table account (id int primary key, name text unique, balance int not null)",
    );
  });

  beforeEach(() => database.pool.query("truncate account"));

  afterAll(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true });
  });

  test("nobody sees the inside of another's transaction", async () => {
    const writer = await database.pool.connect();
    await writer.query("begin");
    await writer.query("insert into account values (1, 'a', 0)");
    const count = database.pool.query("select count(*)::int as n from account");
    await writer.query("insert into account values (2, 'b', 0)");
    await writer.query("rollback");
    writer.release();
    expect((await count).rows).toEqual([{ n: 0 }]);
  });

  test("transactions that read and then write lose nothing", async () => {
    await database.pool.query("insert into account values (1, 'a', 0)");
    const deposit = async () => {
      const client = await database.pool.connect();
      await client.query("begin");
      const { rows } = await client.query("select balance from account where id = 1 for update");
      await client.query("update account set balance = $1 where id = 1", [rows[0].balance + 1]);
      await client.query("commit");
      client.release();
    };
    await Promise.all(Array.from({ length: 40 }, deposit));
    expect((await database.pool.query("select balance from account")).rows).toEqual([{ balance: 40 }]);
  });

  test("a client that goes away in a transaction is rolled back and the others go on", async () => {
    const leaving = await database.pool.connect();
    await leaving.query("begin");
    await leaving.query("insert into account values (1, 'a', 0)");
    leaving.release(true);
    expect((await database.pool.query("select * from account")).rows).toEqual([]);
  });

  test("a failed transaction stays failed until its rollback, for its own client only", async () => {
    const client = await database.pool.connect();
    await client.query("begin");
    await expect(client.query("select 1 / 0")).rejects.toMatchObject({ code: "22012" });
    const other = database.pool.query("select 1 as one");
    await expect(client.query("select 1")).rejects.toMatchObject({ code: "25P02" });
    await client.query("rollback");
    client.release();
    expect((await other).rows).toEqual([{ one: 1 }]);
  });

  test("a transaction that waits for a query outside it is ended instead of waiting for ever", async () => {
    const client = await database.pool.connect();
    const lost = new Promise<Error & { code?: string }>((resolve) => client.once("error", resolve));
    await client.query("begin");
    await client.query("insert into account values (1, 'a', 0)");
    const outside = await database.pool.query("select * from account");
    expect(outside.rows).toEqual([]);
    expect((await lost).code).toBe("25P03");
    client.release(true);
  });

  test("an idle transaction lasts no longer for others who ask all the time", async () => {
    const client = await database.pool.connect();
    const lost: (Error & { code?: string })[] = [];
    client.once("error", (error) => lost.push(error));
    await client.query("begin");
    const others: Promise<unknown>[] = [];
    while (lost.length === 0) {
      others.push(askAlone());
      await delay(50);
    }
    expect(lost[0]?.code).toBe("25P03");
    await Promise.all(others);
    client.release(true);
  });

  async function askAlone(): Promise<void> {
    const alone = new pg.Client(database.pool.options);
    await alone.connect();
    await alone.query("select 1");
    await alone.end();
  }

  test("what a client still asks once it was hung up on is refused, and the others go on", async () => {
    const client = await database.pool.connect();
    client.on("error", () => {});
    const inParts = { text: "select 1", rows: 1 };
    await expect(client.query(inParts)).rejects.toMatchObject({ code: "0A000" });
    await expect(client.query("rollback")).rejects.toThrow("terminated");
    client.release(true);
    expect((await database.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  });

  test("errors carry PostgreSQL's code, constraint and table", async () => {
    await database.pool.query("insert into account values (1, 'a', 0)");
    const twice = database.pool.query("insert into account values (2, 'a', 0)");
    await expect(twice).rejects.toBeInstanceOf(pg.DatabaseError);
    await expect(twice).rejects.toMatchObject({
      code: "23505",
      constraint: "account_name_key",
      table: "account",
    });
    const missing = database.pool.query("insert into account values (3, 'c', $1)", [null]);
    await expect(missing).rejects.toMatchObject({ code: "23502", column: "balance" });
  });

  test("a notification reaches the listener at commit and not after a rollback", async () => {
    const listener = await database.pool.connect();
    const heard: string[] = [];
    listener.on("notification", ({ channel, payload }) => heard.push(`${channel} ${payload}`));
    await listener.query("listen news");
    const writer = await database.pool.connect();
    for (const [payload, end] of [
      ["undone", "rollback"],
      ["done", "commit"],
    ] as const) {
      await writer.query("begin");
      await writer.query("select pg_notify('news', $1)", [payload]);
      expect(heard).toEqual([]);
      await writer.query(end);
    }
    writer.release();
    await expect.poll(() => heard).toEqual(["news done"]);
    listener.removeAllListeners("notification");
    await listener.query("unlisten *");
    listener.release();
  });

  test("large results and large parameters arrive whole", async () => {
    const { rows } = await database.pool.query(
      "select n, repeat('ж', 200) as t from generate_series(1, 50000) as n",
    );
    expect(rows).toHaveLength(50_000);
    expect(rows.at(-1)).toEqual({ n: 50_000, t: "ж".repeat(200) });
    const word = "Хамт ".repeat(400_000);
    const echo = await database.pool.query("select $1::text as word, length($1::text) as length", [word]);
    expect(echo.rows[0]).toEqual({ word, length: word.length });
  });

  test("many callers at once get their own answers", async () => {
    const ask = async (n: number) => (await database.pool.query("select $1::int as n", [n])).rows[0].n;
    const numbers = Array.from({ length: 300 }, (_, n) => n);
    expect(await Promise.all(numbers.map(ask))).toEqual(numbers);
  });

  test("values come back in the types that PostgreSQL's driver gives", async () => {
    const { rows } = await database.pool.query(
      "select count(*) as n, 2::bigint as big, '\\x01'::bytea as bytes from account",
    );
    expect(rows).toEqual([{ n: "0", big: "2", bytes: Buffer.from([1]) }]);
  });
});

describe("when the engine stops", () => {
  let dataDir: string;
  let fatal: Error[];

  beforeEach(async () => {
    dataDir = await makeEmptyCluster();
    fatal = [];
  });

  afterEach(() => rmSync(dataDir, { recursive: true }));

  const onFatal = (error: Error) => void fatal.push(error);

  test("a query over the limit ends the engine, every waiting query and the wait for close", async () => {
    const database = await open(dataDir, { queryLimitMs: 400, onFatal });
    const waiting = database.pool.query("select 1");
    const endless = database.pool.query("select count(*) from generate_series(1, 1000000000000) as n");
    const next = database.pool.query("select 2");
    expect((await waiting).rowCount).toBe(1);
    await expect(endless).rejects.toThrow("more than 400 ms");
    await expect(next).rejects.toThrow("more than 400 ms");
    await expect(database.pool.query("select 3")).rejects.toThrow("closed");
    expect(fatal.map(({ message }) => message)).toEqual([expect.stringContaining("more than 400 ms")]);
    await database.close();
    await (await open(dataDir)).close();
  });

  test("FATAL from the engine ends it and is reported once", async () => {
    const database = await open(dataDir, { onFatal });
    await database.pool.query("create table t (a int)");
    await expect(database.pool.query("copy t from stdin")).rejects.toThrow("FATAL");
    expect(fatal).toHaveLength(1);
    await database.close();
  });
});

describe("opening and closing", () => {
  let dataDir: string;

  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), "khamt-open-"));
  });

  afterEach(() => rmSync(dataDir, { recursive: true }));

  async function refusal(folder = dataDir): Promise<string> {
    const error = await open(folder).catch((reason: unknown) => reason);
    if (error instanceof StartError) return `${error.code}: ${error.message}`;
    throw new Error("the folder was not refused");
  }

  test("a second process on the folder is refused while the first serves, and ends by itself after it", async () => {
    const cluster = await makeEmptyCluster();
    const database = await open(cluster);
    const second = startChild(OPEN_AND_CLOSE, [cluster]);
    expect(await second.line("refused")).toContain(
      `data-folder-in-use The data folder ${cluster} is in use by process ${process.pid}`,
    );
    await second.exit();
    await database.close();
    const next = startChild(OPEN_AND_CLOSE, [cluster]);
    expect(await next.exit()).toEqual({ code: 0, signal: null });
    expect(next.lines).toEqual(["answered 1", "closed"]);
    rmSync(cluster, { recursive: true });
  });

  test("a folder that cannot be made is refused", async () => {
    writeFileSync(path.join(dataDir, "file"), "");
    expect(await refusal(path.join(dataDir, "file", "data"))).toMatch(
      /^data-folder-not-writable: .*DATA_DIR/,
    );
  });

  test.runIf(process.getuid?.() === 0)("a folder of another user is refused", async () => {
    const { line, exit } = startChild(OPEN_AND_CLOSE, [dataDir], { uid: 65534, gid: 65534, cwd: "/" });
    expect(await line("refused")).toContain("data-folder-not-writable");
    await exit();
  });

  test("a cluster of another PostgreSQL version is refused and left alone", async () => {
    mkdirSync(path.join(dataDir, "db"));
    writeFileSync(path.join(dataDir, "db", "PG_VERSION"), "17\n");
    expect(await refusal()).toMatch(/^database-version: .*PostgreSQL 17/);
  });

  test("a folder of other files is refused and left alone", async () => {
    mkdirSync(path.join(dataDir, "db"));
    writeFileSync(path.join(dataDir, "db", "holiday.jpg"), "");
    expect(await refusal()).toMatch(/^data-folder-foreign: /);
  });

  test("a damaged cluster is refused with the engine's reason, and the folder is free again", async () => {
    mkdirSync(path.join(dataDir, "db"));
    writeFileSync(path.join(dataDir, "db", "PG_VERSION"), "18\n");
    expect(await refusal()).toMatch(/^database-did-not-open: /);
    expect(await refusal()).toMatch(/^database-did-not-open: /);
  });
});
