import { execFileSync } from "node:child_process";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ErrorBody } from "@khamt/contract";
import { testConfig } from "../../../test/app.ts";
import { openTestDatabase, startMigratedPostgres, type TestDatabase } from "../../../test/database.ts";
import { findPostgres } from "../../../test/postgres.ts";
import { buildApp } from "../../app.ts";
import { openDatabase } from "./client.ts";
import type { Db } from "./handle.ts";

const idleLimit = 1000;
const log = { info: () => {}, warn: () => {} };
const isOnPostgres = process.env["TEST_DATABASE"] === "postgres";

let database: TestDatabase;
let app: FastifyInstance;
/** What happens to the connection inside the transaction of the next call. */
let meanwhile: (connection: { pid: number; tx: Db }) => Promise<unknown>;

beforeAll(async () => {
  database = await openTestDatabase({ idleInTransactionMs: idleLimit });
  const { db } = database;
  app = await buildApp({ db, config: testConfig });
  app.get("/test/transaction", { config: { access: "public" } }, () =>
    db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>("select pg_backend_pid() as pid");
      await meanwhile({ pid: rows[0]?.pid ?? 0, tx });
      await tx.execute("select 1");
      return "done";
    }),
  );
});
afterAll(async () => {
  await app.close();
  await database.close();
});

async function ask(): Promise<string> {
  const { statusCode, body } = await app.inject("/test/transaction");
  return statusCode === 200 ? body : `${statusCode} ${(JSON.parse(body) as ErrorBody).error}`;
}

const unavailable = "503 unavailable";

async function expectToGoOn(): Promise<void> {
  meanwhile = async () => {};
  const answers = await Promise.all(Array.from({ length: 20 }, ask));
  expect(answers).toEqual(answers.map(() => "done"));
  expect((await app.inject("/api/stats")).statusCode).toBe(200);
}

test("a transaction that the database ends for its idleness is unavailable, and the server goes on", async () => {
  meanwhile = () => delay(2 * idleLimit);
  const answers = await Promise.all(Array.from({ length: isOnPostgres ? 12 : 1 }, ask));
  expect(answers).toEqual(answers.map(() => unavailable));
  await expectToGoOn();
});

describe.runIf(isOnPostgres)("a connection that the database ends", () => {
  const terminate = (pid: number) => database.pool.query("select pg_terminate_backend($1)", [pid]);

  test("inside a transaction is unavailable, and the server goes on", async () => {
    meanwhile = async ({ pid }) => {
      await terminate(pid);
      await delay(100);
    };
    for (let each = 0; each < 12; each += 1) expect(await ask()).toBe(unavailable);
    await expectToGoOn();
  });

  test("in the middle of a query is unavailable, and the server goes on", async () => {
    const asleep = (pid: number) =>
      database.pool.query("select from pg_stat_activity where pid = $1 and wait_event = 'PgSleep'", [pid]);
    const begun = (pid: number) => expect.poll(async () => (await asleep(pid)).rowCount).toBe(1);
    meanwhile = ({ pid, tx }) =>
      Promise.all([tx.execute("select pg_sleep(60)"), begun(pid).then(() => terminate(pid))]);
    expect(await ask()).toBe(unavailable);
    await expectToGoOn();
  });

  test("just before a transaction begins keeps no place in the pool", async () => {
    meanwhile = async () => {};
    await Promise.all(Array.from({ length: 10 }, ask));
    // One more listens, and none of the pool's.
    const { totalCount } = database.pool;
    expect(totalCount).toBeGreaterThanOrEqual(10);
    // Until each has ended, and so that this process does not hear of it yet.
    execFileSync(path.join(findPostgres() ?? "", "psql"), [
      database.pool.options.connectionString ?? "",
      "--command",
      `select pg_terminate_backend(pid, 60000) from pg_stat_activity
        where application_name = 'khamt' and datname = current_database()`,
    ]);
    const answers = await Promise.all(Array.from({ length: totalCount }, ask));
    expect(answers).toEqual(answers.map(() => unavailable));
    expect(database.pool.totalCount).toBe(0);
    await expectToGoOn();
  });

  test("because it stops is unavailable", async () => {
    const postgres = await startMigratedPostgres();
    const stopping = await openDatabase({ databaseUrl: postgres.url, dataDir: "", log, onFatal: () => {} });
    const server = await buildApp({ db: stopping.db, config: testConfig });
    expect((await server.inject("/api/stats")).statusCode).toBe(200);
    await postgres.halt();
    expect((await server.inject("/api/stats")).json()).toMatchObject({ error: "unavailable" });
    await server.close();
    await stopping.close();
    await postgres.stop();
  });
});
