import { expect, test } from "vitest";
import { batched } from "./batched.ts";

test("what is asked in one moment goes out together, no more than so many in one", async () => {
  const calls: number[][] = [];
  const double = batched<number, number>(3, async (asked) => {
    calls.push([...asked]);
    return asked.map((each) => 2 * each);
  });
  expect(await Promise.all([1, 2, 3, 4].map(double))).toEqual([2, 4, 6, 8]);
  expect(calls).toEqual([[1, 2, 3], [4]]);
  expect(await double(5)).toBe(10);
  expect(calls.at(-1)).toEqual([5]);
});

test("a failure is told to everybody who asked in it, and to nobody else", async () => {
  let isDown = true;
  const ask = batched<number, number>(9, async (asked) => {
    if (isDown) throw new Error("down");
    return asked;
  });
  const outcomes = await Promise.allSettled([ask(1), ask(2)]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  isDown = false;
  expect(await ask(3)).toBe(3);
});
