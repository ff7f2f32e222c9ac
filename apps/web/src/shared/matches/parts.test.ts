import { expect, it } from "vitest";
import { countMatches, inParts } from "./parts.ts";

const percents = (numbers: readonly number[]) => inParts(numbers, (number) => number);

it("takes 50 % and more for good, 25 to 49 % for worth a look, and the rest for distant", () => {
  expect(percents([99, 50, 49, 25, 24, 1])).toEqual({
    good: [99, 50],
    worthALook: [49, 25],
    distant: [24, 1],
  });
});

it("counts no distant one as a match", () => {
  expect(countMatches(percents([80, 30, 10, 9]))).toBe(2);
  expect(countMatches(percents([24, 2, 1]))).toBe(0);
});
