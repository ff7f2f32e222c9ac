import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../test/database.ts";
import { poolOf } from "../../platform/db/listener.ts";
import { fileEntries } from "./entries.ts";
import { countedTo, countHits, findHits } from "./find.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.reset());
afterAll(() => database.close());

const tiers = ["'tx'", "('tx'|'wx')"];

async function file(
  kind: "idea" | "company",
  lexemes: string[],
  { count = 1, createdAt = new Date(0) } = {},
) {
  const entries = Array.from({ length: count }, () => ({ id: randomUUID(), createdAt, lexemes, words: [] }));
  await fileEntries(database.db, { kind, entries });
  return entries.map(({ id }) => id);
}

test("counts are exact to a bound, for each kind by itself", async () => {
  await file("idea", ["wx"], { count: countedTo - 1 });
  await file("company", ["tx"], { count: 3 });
  const search = { tiers, kinds: ["idea", "cofounder", "company", "project"] as const };
  const counts = { cofounder: 0, company: 3, project: 0 };
  expect(await countHits(database.db, search)).toEqual({ ...counts, idea: countedTo - 1 });
  await file("idea", ["tx"], { count: 5 });
  expect(await countHits(database.db, search)).toEqual({ ...counts, idea: countedTo });
  expect(await countHits(database.db, { tiers: [], kinds: ["idea"] })).toMatchObject({ idea: 0 });
});

test("hits come tier by tier, the newest of any kind first, and none twice", async () => {
  const [text] = await file("idea", ["wx"], { createdAt: new Date(5000) });
  const [old] = await file("company", ["tx", "wx"], { createdAt: new Date(1000) });
  const [recent] = await file("idea", ["tx", "wx"], { createdAt: new Date(2000) });
  await file("idea", ["ty"]);
  const search = { tiers, kinds: ["idea", "company"] as const };
  const hits = await findHits(database.db, { ...search, request: { limit: 10 }, total: 3 });
  expect(hits.map(({ id, kind, tier }) => [id, kind, tier])).toEqual([
    [recent, "idea", 0],
    [old, "company", 0],
    [text, "idea", 1],
  ]);
  const first = await findHits(database.db, { ...search, request: { limit: 1 }, total: 3 });
  expect(first.map(({ id }) => id)).toEqual([recent, old]);
});

test("nothing is looked for in worse tiers once all hits are found", async () => {
  const ids = await file("idea", ["tx"], { count: 2 });
  const search = { tiers, kinds: ["idea"], request: { limit: 10 } } as const;
  const asked = vi.fn<() => void>();
  const pool = poolOf(database.db);
  pool.on("acquire", asked);
  const hits = await findHits(database.db, { ...search, total: 2 });
  expect(new Set(hits.map(({ id }) => id))).toEqual(new Set(ids));
  expect(asked).toHaveBeenCalledTimes(1);
  pool.off("acquire", asked);
});

test("an entity that is filed again is there once, with its new words", async () => {
  const entry = { id: randomUUID(), createdAt: new Date(0), words: [] };
  await fileEntries(database.db, { kind: "idea", entries: [{ ...entry, lexemes: ["tx"] }] });
  await fileEntries(database.db, { kind: "idea", entries: [{ ...entry, lexemes: ["ty"] }] });
  const count = (query: string) => countHits(database.db, { tiers: [query], kinds: ["idea"] });
  expect(await count("'tx'")).toMatchObject({ idea: 0 });
  expect(await count("'ty'")).toMatchObject({ idea: 1 });
});
