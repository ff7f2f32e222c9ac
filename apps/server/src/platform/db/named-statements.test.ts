import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../test/database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase({ isNew: true });
});
beforeEach(async () => {
  await database.pool.query("drop table if exists thing");
  await database.pool.query("create table thing (id int primary key, name text)");
  await database.pool.query("insert into thing values (1, 'one'), (2, 'two')");
});
afterAll(() => database.close());

const byId = { text: "select * from thing where id = $1" };

/** By everybody, of texts that hold a word. */
async function statementsWith(word: string): Promise<string[]> {
  const client = await database.pool.connect();
  const { rows } = await client.query<{ name: string }>(
    `select name from pg_prepared_statements where statement like '%${word}%'`,
  );
  client.release();
  return rows.map(({ name }) => name);
}

test("what a connection asks again is prepared once, and answers as before", async () => {
  const text = "select name as asked_again from thing where id = $1";
  const client = await database.pool.connect();
  for (const id of [1, 2, 1, 2])
    expect((await client.query({ text }, [id])).rows).toEqual([{ asked_again: id === 1 ? "one" : "two" }]);
  client.release();
  expect(await statementsWith("asked_again")).toHaveLength(1);
});

test("many at once, on several connections, each get their own answer", async () => {
  const ids = Array.from({ length: 100 }, (_, number) => 1 + (number % 2));
  const answers = await Promise.all(ids.map((id) => database.pool.query(byId, [id])));
  expect(answers.map(({ rows }) => rows[0].id)).toEqual(ids);
});

test("a transaction, one that fails too, leaves named statements as they are", async () => {
  const client = await database.pool.connect();
  await client.query(byId, [1]);
  for (const id of [1, 2]) {
    await client.query("begin");
    expect((await client.query(byId, [id])).rows).toMatchObject([{ id }]);
    await expect(client.query({ text: "select 1 / $1::int" }, [0])).rejects.toMatchObject({ code: "22012" });
    await client.query("rollback");
  }
  expect((await client.query(byId, [2])).rows).toEqual([{ id: 2, name: "two" }]);
  client.release();
});

test("a statement is asked anew after its table has changed, and after all were discarded", async () => {
  const client = await database.pool.connect();
  for (const id of [1, 2, 1]) await client.query(byId, [id]);
  await client.query("alter table thing add column size int default 7");
  expect((await client.query(byId, [2])).rows).toEqual([{ id: 2, name: "two", size: 7 }]);
  for (const id of [1, 2, 1]) await client.query(byId, [id]);
  await client.query("deallocate all");
  expect((await client.query(byId, [2])).rows).toEqual([{ id: 2, name: "two", size: 7 }]);
  client.release();
});

test("within a transaction that says so, and the next one succeeds", async () => {
  const client = await database.pool.connect();
  for (const id of [1, 2, 1]) await client.query(byId, [id]);
  await client.query("deallocate all");
  await client.query("begin");
  await expect(client.query(byId, [1])).rejects.toMatchObject({ code: "26000" });
  await client.query("rollback");
  expect((await client.query(byId, [1])).rows).toMatchObject([{ id: 1 }]);
  client.release();
});

test("texts that differ are not named without end", async () => {
  const client = await database.pool.connect();
  for (let number = 0; number < 400; number += 1) {
    const text = `select ${number} as many_forms where $1::int = 1`;
    for (const each of [1, 1]) expect((await client.query({ text }, [each])).rows).toHaveLength(1);
  }
  client.release();
  expect((await statementsWith("many_forms")).length).toBeLessThanOrEqual(300);
});

test("a connection's statements end with it", async () => {
  const text = "select id as of_one_connection from thing where id = $1";
  const client = await database.pool.connect();
  for (const id of [1, 2]) await client.query({ text }, [id]);
  client.release(true);
  while ((await statementsWith("of_one_connection")).length > 0) await delay(10);
  expect((await database.pool.query({ text }, [1])).rows).toEqual([{ of_one_connection: 1 }]);
});
