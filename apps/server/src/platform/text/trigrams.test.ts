import { expect, test } from "vitest";
import { createTrigrams } from "./trigrams.ts";

const words = ["accountant", "account manager", "carpenter", "нягтлан бодогч"];
const { near } = createTrigrams(words, (word) => word);
const found = (text: string, least = 0.5) =>
  near(text, least)
    .sort((a, b) => b.similarity - a.similarity)
    .map(({ item }) => item);

test("a word is wholly near itself", () => {
  expect(near("carpenter", 0.9)).toEqual([{ item: "carpenter", similarity: 1 }]);
});

test.each([
  ["acountant", "accountant"],
  ["carpentr", "carpenter"],
  ["нягтлн бодогч", "нягтлан бодогч"],
])("%s is near %s", (typed, meant) => {
  expect(found(typed)[0]).toBe(meant);
});

test("what shares too little is not near", () => {
  expect(found("zzzz")).toEqual([]);
  expect(found("", 0.1)).toEqual([]);
  expect(found("carp", 0.9)).toEqual([]);
});
