import { createLanguage } from "@khamt/language";
import { expect, test } from "vitest";
import { createMatcher } from "../matcher.ts";
import { fullGain, fullWorth, type Mention, type Served, unitsOf } from "../profile/features.ts";
import { factorsOf } from "./factors.ts";
import { agreementOf, coverageOf } from "./overlap.ts";

const rarity = (key: string) => unitsOf(key === "common" ? 0.2 : 1);
const statistics = { size: 10, rarity, known: new Map() };
const named = (...concepts: string[]): Mention => ({
  surface: concepts.join(" "),
  parts: concepts.map((concept) => ({ concepts: [concept], term: concept })),
  weight: 1,
});
const serving = (values: Record<string, number>): Served =>
  new Map(
    Object.entries(values).map(([key, value]) => [key, { value: value * fullWorth, mention: named(key) }]),
  );

test("half of the parts of a need is half of the need", () => {
  expect(coverageOf([named("textile", "sales")], serving({ sales: 1 }), statistics).share).toBe(0.5);
});

test("a rare need counts more than a common one", () => {
  const needs = [named("rare"), named("common")];
  const share = (has: string) => coverageOf(needs, serving({ [has]: 1 }), statistics).share ?? 0;
  expect(share("rare")).toBeGreaterThan(share("common"));
  expect(share("rare") ** 2 + share("common") ** 2).toBeCloseTo(1);
});

test("one need that is met wholly says more than a little of each", () => {
  const needs = ["a", "b", "c", "d"].map((name) => named(name));
  const share = (values: Record<string, number>) => coverageOf(needs, serving(values), statistics).share ?? 0;
  expect(share({ a: 1 })).toBe(0.5);
  expect(share({ a: 0.25, b: 0.25, c: 0.25, d: 0.25 })).toBe(0.25);
  expect(share({ a: 1, b: 1, c: 1, d: 1 })).toBe(1);
});

test("a word that no concept is called says less than the rest of its name", () => {
  const unknown = { concepts: [], term: "rare" };
  const need = { ...named("sales"), parts: [...named("sales").parts, unknown] };
  expect(coverageOf([need], serving({ sales: 1 }), statistics).share).toBeCloseTo(1 / 1.4, 2);
});

test.each([
  ["We make online shops.", true],
  ["We make online shops. We don't develop websites for customers.", false],
])("a website is met by a shop's maker who says “%s”: %s", (description, isMet) => {
  const language = createLanguage();
  const matcher = createMatcher({ language });
  const asking = matcher.analyse("project", { id: "project", requiredSkills: ["web development"] });
  const company = { id: "company", services: ["online shops"], technologies: ["React"], description };
  const offering = matcher.analyse("company", company);
  const { skills } = factorsOf("project-company", { asking, offering }, { language, statistics });
  expect([skills.fit === 0, skills.evidence.length === 0]).toEqual([!isMet, !isMet]);
});

test("what nobody meets is missing, and without needs there is nothing to meet", () => {
  const need = named("rare");
  expect(coverageOf([need], serving({}), statistics)).toMatchObject({ share: 0, missing: [need] });
  expect(coverageOf([], serving({}), statistics).share).toBeUndefined();
});

test("the gains of the evidence are the amount", () => {
  const words = new Map(
    ["rare", "common"].map((key) => [key, { weight: unitsOf(0.5), mention: named(key) }]),
  );
  const { amount, evidence } = agreementOf(words, serving({ rare: 0.8, common: 1 }), statistics);
  expect(evidence.reduce((sum, { gain }) => sum + gain, 0)).toBeCloseTo(amount);
  expect(amount).toBe((0.5 * 0.8 + 0.5 * 0.2) * fullGain);
});
