import { createLanguage } from "@khamt/language";
import { expect, test } from "vitest";
import { unit, unitsOf } from "./features.ts";
import { createRelatedness } from "./supply.ts";

const language = createLanguage();
const relatedness = createRelatedness(language);
const worth = (has: string, need: string) => (relatedness(has).get(need) ?? 0) / unit;

test("everybody serves a need for what they name", () => {
  for (const { id } of language.concepts) expect(worth(id, id)).toBe(1);
});

test("the narrow serves the broad more than the broad the narrow", () => {
  expect(worth("react", "frontend-development")).toBeGreaterThan(worth("frontend-development", "react"));
});

test("a very broad thing is no offer of a narrow one", () => {
  expect(worth("information-technology", "react")).toBe(0);
});

test("what everyone of a trade does is offered with the trade, however narrow it is", () => {
  expect(worth("video-production", "video-editing")).toBeGreaterThan(0.7);
});

test("nothing is worth more than the graph says", () => {
  for (const { id } of language.concepts)
    for (const [need, value] of relatedness(id))
      expect(value).toBeLessThanOrEqual(unitsOf(language.similarity(need, id)));
});

test("a word outside the graph serves itself alone", () =>
  expect([...relatedness("=zorbing")]).toEqual([["=zorbing", unit]]));
