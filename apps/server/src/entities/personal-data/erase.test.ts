import { inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { testServer } from "../../../test/test-server.ts";
import { addUser, noLetters } from "../../../test/rows.ts";
import { users } from "../../platform/db/schema/index.ts";
import { eraseDue } from "./erase.ts";

const server = testServer();

test("R45: an account that cannot be deleted keeps no other from it, and is told of", async () => {
  const now = server.clock.now();
  const days = (number: number) => new Date(now.getTime() - number * 86_400_000);
  const stuck = await addUser(server.db, { email: "stuck@khamt.test", deletesAt: days(2) });
  const next = await addUser(server.db, { deletesAt: days(1) });
  const post = async ({ to }: { to: string }) => {
    if (to === "stuck@khamt.test") throw new Error("one too many rows");
  };
  await expect(eraseDue(server.db, { now, ...noLetters, post })).rejects.toThrow("one too many rows");
  const left = await server.db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [stuck, next]));
  expect(left).toEqual([{ id: stuck }]);
});
