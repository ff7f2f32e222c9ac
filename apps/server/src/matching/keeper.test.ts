import { drizzle } from "drizzle-orm/node-postgres";
import { expect, test } from "vitest";
import type { Ask } from "./calls.ts";
import { createKeeper } from "./keeper.ts";

test("of a market without profiles nothing is learned and kept", async () => {
  const asked: string[] = [];
  const ask: Ask = (name) => {
    asked.push(name);
    return Promise.reject(new Error("unasked"));
  };
  const { keepWhenDue, settled } = createKeeper({
    db: drizzle.mock(),
    ask,
    say: () => {},
    clock: () => new Date(),
  });
  const serving = { number: 1, cursor: { horizon: "1", seen: new Set<string>() }, changes: 0 };
  keepWhenDue(() => ({ ...serving, size: 0 }));
  await settled();
  expect(asked).toEqual([]);
  keepWhenDue(() => ({ ...serving, size: 1 }));
  await settled();
  expect(asked).toEqual(["learn"]);
});
