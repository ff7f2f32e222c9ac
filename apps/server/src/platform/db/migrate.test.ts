import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../test/database.ts";
import { programVersion } from "../version.ts";
import { migrateDatabase } from "./migrate.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const program = () => database.pool.query("select value from settings where key = 'program'");

test("data remember the version that used them last", async () => {
  await migrateDatabase(database);
  expect((await program()).rows).toEqual([{ value: programVersion }]);
});

test("data of a newer program are refused by its name, and stay as they are", async () => {
  await migrateDatabase(database);
  await database.pool.query("update settings set value = '\"99.1.0\"' where key = 'program'");
  const add = "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a newer one', $1)";
  await database.pool.query(add, [Date.UTC(2100, 0)]);
  await expect(migrateDatabase(database)).rejects.toMatchObject({
    name: "StartError",
    code: "database-newer",
    message: expect.stringContaining("Khamt 99.1.0"),
  });
  expect((await program()).rows).toEqual([{ value: "99.1.0" }]);
  await database.pool.query("update settings set value = $1 where key = 'program'", [
    JSON.stringify(programVersion),
  ]);
  await expect(migrateDatabase(database)).rejects.toThrow("last used by a newer Khamt");
  await database.pool.query("delete from drizzle.__drizzle_migrations where hash = 'of a newer one'");
});

test("a step that fails is told in one line, and changes nothing", async () => {
  await database.pool.query(
    "delete from drizzle.__drizzle_migrations where id > (select min(id) from drizzle.__drizzle_migrations)",
  );
  await expect(migrateDatabase(database)).rejects.toMatchObject({
    name: "StartError",
    code: "database-not-upgraded",
    message: expect.stringMatching(/^[^\n]+Nothing was changed[^\n]+$/),
  });
});

test("a user who may not make tables in the database is told to become its owner", async () => {
  await database.pool.query("create role guest");
  const { pool } = database;
  const guest = {
    connect: async () => {
      const client = await pool.connect();
      await client.query("drop schema drizzle cascade");
      await client.query("set role guest");
      return client;
    },
  };
  const from = { kind: database.kind, pool: guest as typeof pool };
  await expect(migrateDatabase(from)).rejects.toThrow(/42501.*make the user of DATABASE_URL the owner/);
});
