import { expect, test } from "vitest";
import { editDistance } from "./edit-distance.ts";

test.each([
  ["", "", 0],
  ["", "abc", 3],
  ["abc", "", 3],
  ["accountant", "accountant", 0],
  ["acountant", "accountant", 1],
  ["acocuntant", "accountant", 1],
  ["нягтлн", "нягтлан", 1],
  ["kitten", "sitting", 3],
  ["ab", "ba", 1],
  ["abcd", "dcba", 3],
])("“%s” is from “%s” %i edits away, both ways", (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance);
  expect(editDistance(other, one)).toBe(distance);
});
