import { describe, expect, test } from "vitest";
import { createBreaker } from "./breaker.ts";
import { createShelf } from "./lru-cache.ts";
import { createTurns } from "../../platform/semaphore.ts";

test("turns: no more at once than allowed, in their order, also after a failure", async () => {
  const inTurn = createTurns(2);
  const begun: number[] = [];
  const ends: PromiseWithResolvers<void>[] = [];
  const tasks = [0, 1, 2, 3].map((number) => {
    const end = Promise.withResolvers<void>();
    ends.push(end);
    return inTurn(() => {
      begun.push(number);
      return end.promise;
    });
  });
  expect(begun).toEqual([0, 1]);
  ends[0]?.reject(new Error("failed"));
  await expect(tasks[0]).rejects.toThrow("failed");
  expect(begun).toEqual([0, 1, 2]);
  for (const end of ends) end.resolve();
  await Promise.all(tasks.slice(1));
  expect(begun).toEqual([0, 1, 2, 3]);
});

test("shelf: what has lain unused the longest leaves first", () => {
  const shelf = createShelf<number>(2);
  shelf.put("a", 1);
  shelf.put("b", 2);
  shelf.get("a");
  shelf.put("c", 3);
  expect([shelf.get("a"), shelf.get("b"), shelf.get("c")]).toEqual([1, undefined, 3]);
});

describe("breaker", () => {
  test("pauses after failures in a row, and again after one more failure", () => {
    let time = 0;
    const breaker = createBreaker({ failures: 3, pause: 1000, now: () => time });
    breaker.fail();
    breaker.fail();
    breaker.succeed();
    expect([breaker.fail(), breaker.fail()]).toEqual([false, false]);
    expect(breaker.isPaused()).toBe(false);
    expect(breaker.fail()).toBe(true);
    expect(breaker.isPaused()).toBe(true);
    time = 1000;
    expect(breaker.isPaused()).toBe(false);
    expect(breaker.fail()).toBe(true);
    time = 2000;
    breaker.succeed();
    expect(breaker.fail()).toBe(false);
    expect(breaker.isPaused()).toBe(false);
  });

  test("a call that was under way when the pause began doesn't begin another", () => {
    const breaker = createBreaker({ failures: 1, pause: 1000, now: () => 0 });
    expect([breaker.fail(), breaker.fail()]).toEqual([true, false]);
  });
});
