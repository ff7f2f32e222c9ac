import fc from "fast-check";
import { expect, test } from "vitest";
import { percentOf } from "./score.ts";

test("percent rises with the score and stays between 1 and 99", () => {
  const score = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(score, score, (a, b) => {
      expect(percentOf(Math.min(a, b))).toBeLessThanOrEqual(percentOf(Math.max(a, b)));
    }),
  );
  expect([percentOf(0), percentOf(1)]).toEqual([1, 99]);
});

test("even odds stay even, and what is unlikely becomes small", () => {
  expect([0.05, 0.5, 0.83].map(percentOf)).toEqual([2, 50, 90]);
});
