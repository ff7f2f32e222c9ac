import fc from "fast-check";
import { expect, test } from "vitest";
import { hasSameNumbers, numbersIn } from "./numbers.ts";

test.each([
  ["5-10 years, 4.5 stars", ["5", "10", "4.5"]],
  ["10,000,000₮ or $50", ["10,000,000", "₮", "$", "50"]],
  ["B2B and Web3", ["2", "3"]],
  ["½ of it, -3", ["½", "-3"]],
  ["Ninety percent", ["ninety", "percent"]],
  ["ерэн хувь", ["ерэн", "хувь"]],
  ["one of them; нэг баг; тавтай морил; often", []],
])("%s says %j", (text, numbers) => {
  expect([...numbersIn(text)]).toEqual(numbers);
});

test("another number is always another text", () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (one, other) => {
      expect(hasSameNumbers(`It takes ${one} days.`, `In ${other} days it is done.`)).toBe(one === other);
    }),
  );
});
