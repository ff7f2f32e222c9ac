import { expect, test } from "vitest";
import { exposuresOf, giniOf, matchesByLetter, matchesOfBoth } from "./measures.ts";

test("attention is spread evenly at 0 and all on one of four at three quarters", () => {
  expect(giniOf([2, 2, 2, 2])).toBeCloseTo(0);
  expect(giniOf([0, 0, 5, 0])).toBeCloseTo(0.75);
});

const lists = new Map([
  ["a", [listed("x", 0.8), listed("y", 0.5)]],
  ["b", [listed("x", 0.6)]],
]);

test("the second of a list is seen half as much as the first, and who is on none not at all", () => {
  expect(exposuresOf(lists, ["x", "y", "z"])).toEqual([2, 0.5, 0]);
});

test("people match who see each other and both say yes", () => {
  const back = new Map([
    ["x", [listed("b", 0.6), listed("a", 0.8)]],
    ["y", []],
  ]);
  expect(matchesOfBoth(lists, back)).toBeCloseTo(0.8 ** 2 / 2 + 0.6 ** 2);
});

test("a letter is read after the better ones that are expected", () => {
  expect(matchesByLetter(lists)).toBeCloseTo(0.8 * 0.8 + (0.6 * 0.6) / (1 + 0.8) + (0.5 / 2) * 0.5);
});

function listed(id: string, score: number) {
  return { id, score };
}
