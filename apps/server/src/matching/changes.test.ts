import type { EntityRef } from "@khamt/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eq, sql } from "drizzle-orm";
import { openTestDatabase, type TestDatabase } from "../../test/database.ts";
import { findPostgres } from "../../test/postgres.ts";
import { addCompany, addIdea, addProject, addUser } from "../../test/rows.ts";
import { companies, entityChanges, startupIdeas } from "../platform/db/schema/index.ts";
import { type Cursor, everyEntity, readChanges, startCursor } from "./changes.ts";

const hasPostgres = findPostgres() !== undefined;

let database: TestDatabase;
let cursor: Cursor;

beforeAll(async () => {
  database = await openTestDatabase({ kind: hasPostgres ? "postgres" : "embedded" });
  cursor = await startCursor(database.db);
});
afterAll(() => database.close());

async function changed(): Promise<EntityRef[]> {
  const read = await readChanges(database.db, cursor);
  cursor = read.cursor;
  return read.changes;
}

describe("the log of changes", () => {
  test("tells of what is added, changed and deleted, each once", async () => {
    const id = await addIdea(database.db);
    expect(await changed()).toEqual([{ kind: "idea", id }]);
    await database.db.update(startupIdeas).set({ title: "Another" });
    expect(await changed()).toEqual([{ kind: "idea", id }]);
    expect(await changed()).toEqual([]);
    await database.db.delete(startupIdeas);
    expect(await changed()).toEqual([{ kind: "idea", id }]);
  });

  // The embedded database runs one transaction after the other.
  test.skipIf(!hasPostgres)("misses nothing when the first to write is the last to finish", async () => {
    const [early, late] = [await addIdea(database.db), await addIdea(database.db)];
    await changed();
    const slow = await database.pool.connect();
    try {
      await slow.query("begin");
      await slow.query("update startup_ideas set title = 'Early' where id = $1", [early]);
      await database.db.update(startupIdeas).set({ title: "Late" }).where(eq(startupIdeas.id, late));
      expect(await changed()).toEqual([{ kind: "idea", id: late }]);
      expect(await changed()).toEqual([]);
      await slow.query("commit");
      expect(await changed()).toEqual([{ kind: "idea", id: early }]);
      expect(await changed()).toEqual([]);
    } finally {
      slow.release();
    }
  });

  test("tells of the projects when their company gets another owner", async () => {
    const company = await addCompany(database.db);
    const project = await addProject(database.db, { companyId: company });
    await changed();
    const userId = await addUser(database.db);
    await database.db.update(companies).set({ userId }).where(eq(companies.id, company));
    expect(await changed()).toEqual(
      expect.arrayContaining([
        { kind: "company", id: company },
        { kind: "project", id: project },
      ]),
    );
  });

  test("tells of more than one page, and says so when a table is emptied", async () => {
    await changed();
    const userId = await addUser(database.db);
    const rows = Array.from({ length: 1203 }, () => ({ userId, title: "T", description: "D" }));
    await database.db
      .insert(startupIdeas)
      .values(rows.map((row) => ({ ...row, industry: "other" as const })));
    expect(new Set((await changed()).map(({ id }) => id)).size).toBe(1203);
    await database.db.execute(sql`truncate startup_ideas`);
    expect(await changed()).toContainEqual({ kind: "idea", id: everyEntity });
  });

  test("forgets transactions that another server has counted, after a backup was restored", async () => {
    const transaction = sql`(pg_current_xact_id()::text::bigint + 1000000)::text::xid8`;
    await database.db
      .insert(entityChanges)
      .values({ id: await addIdea(database.db), kind: "idea", transaction })
      .onConflictDoUpdate({
        target: [entityChanges.kind, entityChanges.id],
        set: { transaction },
      });
    cursor = await startCursor(database.db);
    expect(await changed()).toEqual([]);
  });
});
