import { sql } from "drizzle-orm";
import { valueAt } from "@khamt/contract/records";
import { beforeAll, expect, test, vi } from "vitest";
import { now } from "../../../test/app.ts";
import { testServer } from "../../../test/test-server.ts";
import { addUser } from "../../../test/rows.ts";
import { users } from "../../platform/db/schema/index.ts";
import { inOrder, isWanted } from "./filters.ts";
import { listMembers } from "./queries.ts";

const server = testServer();
beforeAll(async () => {
  await addUser(server.db);
  await server.db.execute(sql`analyze users`);
  await server.db.execute(
    sql`insert into users (username, user_type, email, first_name, last_name, is_email_verified, created_at, updated_at)
      select 'invited-' || at, 'individual', 'invited-' || at || '@khamt.test', 'Bat', at::text, false, now(), now() from generate_series(1, 200) at`,
  );
});

test.each([{ q: "invited-1" }, { word: "marketing" }])(
  "of many who were invited at once, where the database still takes them for one, what is looked for is looked up once: %j",
  async (filters) => {
    const query = server.db
      .select({ id: users.id })
      .from(users)
      .where(isWanted({ ...filters, state: "invited" }, now))
      .orderBy(...inOrder());
    const { rows } = await server.db.execute(sql`explain (analyze, timing off, format json) ${query}`);
    const scans = nodesIn(rows)
      .map((node) => [valueAt(node, "Relation Name"), valueAt(node, "Actual Loops")])
      .filter(([table]) => table !== undefined);
    expect(scans.length).toBeGreaterThan(3);
    expect(scans.filter(([, loops]) => Number(loops) > 1)).toEqual([]);
  },
);

test("a search is looked up once for its page and its count", async () => {
  const counting = vi.spyOn(server.db, "$count");
  const page = (query: { q?: string; cursor?: string }) =>
    listMembers(server.db, { limit: 24, ...query }, now);
  expect(await page({ q: "invited-1" })).toMatchObject({ total: 111, nextCursor: "24" });
  expect(counting).not.toHaveBeenCalled();
  expect(await page({ q: "invited-1", cursor: "200" })).toMatchObject({ total: 111, rows: [] });
  expect(await page({})).toMatchObject({ total: 201 });
  expect(counting).toHaveBeenCalledTimes(2);
});

test.each(["ba", "bat", "Бат-Эрдэнэ"])("%s is looked for in names of profiles by their index", async (q) => {
  const used = await server.db.transaction(async (tx) => {
    // Otherwise it reads so few whole.
    await tx.execute(sql`set local enable_seqscan = off`);
    const query = tx.select({ id: users.id }).from(users).where(isWanted({ q }, now));
    const { rows } = await tx.execute(sql`explain (format json) ${query}`);
    return nodesIn(rows).map((node) => valueAt(node, "Index Name"));
  });
  expect(used).toContain("startup_cofounders_name_index");
});

function nodesIn(rows: Record<string, unknown>[]): unknown[] {
  return stepsIn(valueAt(valueAt(rows[0], "QUERY PLAN"), "0"));
}

/** Of a plan, each step with those that it asks. */
function stepsIn(at: unknown): unknown[] {
  const node = valueAt(at, "Plan") ?? at;
  const below = valueAt(node, "Plans");
  return [node, ...(Array.isArray(below) ? below.flatMap(stepsIn) : [])];
}
