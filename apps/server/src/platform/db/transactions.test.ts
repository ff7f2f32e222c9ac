import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../test/database.ts";
import { afterCommit } from "./transactions.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** A transaction that others overtake so often. */
async function overtaken(times: number, code: string): Promise<number> {
  let begun = 0;
  await database.db.transaction(async (tx) => {
    begun += 1;
    await tx.execute("select 1");
    if (begun <= times)
      throw Object.assign(new Error("overtaken"), { cause: Object.assign(new Error(), { code }) });
  });
  return begun;
}

test.each(["40P01", "40001"])(
  "a transaction that PostgreSQL asks for once more (%s) is tried again, four times in all",
  async (code) => {
    expect(await overtaken(3, code)).toBe(4);
    await expect(overtaken(4, code)).rejects.toThrow("overtaken");
  },
);

test("one that fails for another reason is not", async () => {
  await expect(overtaken(1, "23505")).rejects.toThrow("overtaken");
});

test("what follows a transaction is done once, when it is committed", async () => {
  const done: string[] = [];
  let begun = 0;
  await database.db.transaction(async (tx) => {
    begun += 1;
    afterCommit(tx, () => done.push(`try ${begun}`));
    if (begun === 1) throw Object.assign(new Error("overtaken"), { code: "40001" });
    expect(done).toEqual([]);
  });
  expect(done).toEqual(["try 2"]);
});

test("what follows a transaction that fails is never done", async () => {
  const done: string[] = [];
  const failing = database.db.transaction(async (tx) => {
    afterCommit(tx, () => done.push("followed"));
    throw new Error("the change fails");
  });
  await expect(failing).rejects.toThrow("the change fails");
  expect(done).toEqual([]);
});
