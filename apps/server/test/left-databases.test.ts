import { expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "./database.ts";
import { findPostgres } from "./postgres.ts";
import { addUser } from "./rows.ts";

const kinds = findPostgres() ? (["embedded", "postgres"] as const) : (["embedded"] as const);
const left = "database in which rows alone have changed is given to the next file, empty and as it was";

async function valueOf({ pool }: TestDatabase, question: string): Promise<unknown> {
  const { rows } = await pool.query<{ value: unknown }>(question);
  return rows[0]?.value;
}

test.each(kinds)(`on %s a ${left}`, async (kind) => {
  const first = await openTestDatabase({ kind });
  const limit = "select current_setting('statement_timeout') as value";
  const usual = await valueOf(first, limit);
  await first.pool.query("set statement_timeout to 4711");
  await first.pool.query("select pg_advisory_lock(4711)");
  await addUser(first.db);
  await first.close();

  const second = await openTestDatabase({ kind });
  expect(second.pool).toBe(first.pool);
  expect(await valueOf(second, "select count(*)::int as value from users")).toBe(0);
  expect(await valueOf(second, "select count(*)::int as value from entity_changes")).toBe(0);
  expect(await valueOf(second, limit)).toBe(usual);
  expect(
    await valueOf(second, "select count(*)::int as value from pg_locks where locktype = 'advisory'"),
  ).toBe(0);
  await second.close();
});

test.each(kinds)("on %s one whose tables have changed is not", async (kind) => {
  const first = await openTestDatabase({ kind });
  await first.pool.query("alter table users alter first_name set default 'Bold'");
  await first.close();
  const second = await openTestDatabase({ kind });
  expect(second.pool).not.toBe(first.pool);
  await second.close();
});
