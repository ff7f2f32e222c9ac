import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "./database.ts";
import { findPostgres } from "./postgres.ts";

const kinds = findPostgres() ? (["embedded", "postgres"] as const) : (["embedded"] as const);

describe.each(kinds)("a test database on %s", (kind) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase({ kind });
    await database.pool.query("create table counted (id serial primary key, other int references counted)");
  });

  afterAll(() => database.close());

  test("is of that kind and migrated", async () => {
    expect(database.kind).toBe(kind);
    const { rows } = await database.pool.query("select count(*)::int as n from drizzle.__drizzle_migrations");
    expect(rows[0].n).toBeGreaterThan(0);
  });

  test("is emptied by reset, with its sequences, and keeps its migrations", async () => {
    for (const expected of [1, 1]) {
      const { rows } = await database.pool.query("insert into counted default values returning id");
      expect(rows).toEqual([{ id: expected }]);
      await database.reset();
    }
    expect((await database.pool.query("select * from counted")).rows).toEqual([]);
    const { rows } = await database.pool.query("select count(*)::int as n from drizzle.__drizzle_migrations");
    expect(rows[0].n).toBeGreaterThan(0);
  });
});
