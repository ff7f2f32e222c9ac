import { sql } from "drizzle-orm";
import { valueAt } from "@khamt/contract/records";
import { afterAll, beforeAll, expect, test } from "vitest";
import { now, openTestApp, type TestApp } from "../../../test/app.ts";
import { addUser } from "../../../test/rows.ts";
import { users } from "../../platform/db/schema/index.ts";
import { inOrder, isWanted } from "./filters.ts";

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
  await addUser(server.db);
  await server.db.execute(sql`analyze users`);
  await server.db.execute(
    sql`insert into users (username, user_type, email, first_name, last_name, is_email_verified, created_at, updated_at)
      select 'invited-' || at, 'individual', 'invited-' || at || '@khamt.test', 'Bat', at::text, false, now(), now() from generate_series(1, 200) at`,
  );
});
afterAll(() => server.close());

test.each([{ q: "invited-1" }, { word: "marketing" }])(
  "of many who were invited at once, where the database still takes them for one, what is looked for is looked up once: %j",
  async (filters) => {
    const query = server.db
      .select({ id: users.id })
      .from(users)
      .where(isWanted({ ...filters, state: "invited" }, now))
      .orderBy(...inOrder());
    const { rows } = await server.db.execute(sql`explain (analyze, timing off, format json) ${query}`);
    const scans = nodesIn(valueAt(valueAt(rows[0], "QUERY PLAN"), "0"))
      .map((node) => [valueAt(node, "Relation Name"), valueAt(node, "Actual Loops")])
      .filter(([table]) => table !== undefined);
    expect(scans.length).toBeGreaterThan(3);
    expect(scans.filter(([, loops]) => Number(loops) > 1)).toEqual([]);
  },
);

/** Of a plan, each step with those that it asks. */
function nodesIn(at: unknown): unknown[] {
  const node = valueAt(at, "Plan") ?? at;
  const below = valueAt(node, "Plans");
  return [node, ...(Array.isArray(below) ? below.flatMap(nodesIn) : [])];
}
