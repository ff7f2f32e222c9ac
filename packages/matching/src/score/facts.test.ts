import { createLanguage } from "@khamt/language";
import { describe, expect, test } from "vitest";
import type { Facts } from "../profile/features.ts";
import { parseTimeZone, placeFacts } from "../profile/reading/read-facts.ts";
import { fitOfBudget, fitOfCommitment, fitOfSize, makesSurer } from "./facts.ts";
import { fitOfPlace } from "./places.ts";
import { weightTables } from "./weights.ts";

const language = createLanguage();
const at = (place: string, more: Facts = {}): Facts => ({ place: { value: place, words: place }, ...more });

describe("place", () => {
  test("nearer is better", () => {
    const from = at("ulaanbaatar");
    const fits = [
      at("ulaanbaatar"),
      at("darkhan"),
      at("berlin", { remote: true }),
      at("berlin"),
      at("berlin", { workStyle: "onsite" }),
    ].map((to) => fitOfPlace(from, to, language));
    expect(fits).toEqual([...fits].sort((a, b) => (b ?? 0) - (a ?? 0)));
    expect(new Set(fits).size).toBe(5);
  });
  test("two districts or provinces of one country are between neighbours and abroad", () => {
    const fitTo = (place: string, more?: Facts) => fitOfPlace(at("nalaikh"), at(place, more), language) ?? 0;
    expect(fitTo("bayanzurkh")).toBeGreaterThan(fitTo("darkhan"));
    expect(fitTo("darkhan")).toBeGreaterThan(fitTo("berlin"));
    expect(fitTo("darkhan", { remote: true })).toBeGreaterThan(fitTo("darkhan"));
  });
  test("from afar fewer hours between two sides are better", () => {
    const remote = (timeZone: number): Facts => at("berlin", { remote: true, timeZone });
    const [near, far] = [3, -5].map((zone) => fitOfPlace(at("darkhan"), remote(zone), language) ?? 0);
    expect(near).toBeGreaterThan(far ?? 1);
    expect(["GMT+8", "UTC-03:30", "GMT", "Ulaanbaatar"].map(parseTimeZone)).toEqual([8, -3.5, 0, undefined]);
  });
  test("in one town those who only work from afar and only on site fit less", () => {
    const style = (workStyle: string) => at("ulaanbaatar", { workStyle });
    const fit = (one: string, other: string) => fitOfPlace(style(one), style(other), language) ?? 0;
    expect(fit("onsite", "remote")).toBeLessThan(fit("onsite", "hybrid"));
    expect(fit("remote", "onsite")).toBe(fit("onsite", "remote"));
  });
  test("of several places the nearest counts", () => {
    const { place, alsoAt } = placeFacts("Прага эсвэл Улаанбаатар", language);
    expect([place?.value, alsoAt]).toEqual(["prague", ["ulaanbaatar"]]);
    expect(fitOfPlace({ place, alsoAt }, at("ulaanbaatar"), language)).toBe(1);
    expect(placeFacts("Ulaanbaatar or remote", language)).toMatchObject({ remote: true });
    expect(placeFacts("Ulaanbaatar, Mongolia", language)).not.toHaveProperty("alsoAt");
  });
  test("an unknown place says nothing", () => expect(fitOfPlace({}, at("berlin"), language)).toBeUndefined());
});

test("full-time work wants full time; a consulting role takes a part-timer", () => {
  const give = (value: "full-time" | "part-time" | "consulting" | "weekends"): Facts => ({
    commitment: { value, words: value },
  });
  expect(fitOfCommitment(give("full-time"), give("full-time"))).toBe(1);
  expect(fitOfCommitment(give("full-time"), give("weekends"))).toBeLessThan(0.3);
  expect(fitOfCommitment(give("consulting"), give("part-time"))).toBeGreaterThan(0.6);
  expect(fitOfCommitment({}, give("part-time"))).toBeUndefined();
});

test("size bands fit less the further apart they lie", () => {
  const size = (value: "small" | "medium" | "enterprise"): Facts => ({ size: { value, words: value } });
  expect(fitOfSize(size("small"), size("small"))).toBe(1);
  expect(fitOfSize(size("small"), size("medium"))).toBeGreaterThan(
    fitOfSize(size("small"), size("enterprise")) ?? 1,
  );
});

test("a budget far below a company's usual work fits badly", () => {
  const budget: Facts = { budget: { value: { min: 8_000, max: 10_000 }, words: "9k" } };
  expect(fitOfBudget(budget, { size: { value: "startup", words: "startup" } })).toBe(1);
  expect(fitOfBudget(budget, { size: { value: "enterprise", words: "enterprise" } })).toBeLessThan(0.2);
});

test("a fact that fits makes a judgement surer, one that does not fit never", () => {
  const [size] = weightTables["project-cofounder"].wanted.filter(({ factor }) => factor === "size");
  const [skills] = weightTables["project-cofounder"].wanted.filter(({ factor }) => factor === "skills");
  if (!size || !skills) throw new Error("both are judged");
  expect([makesSurer(size, 1), makesSurer(size, 0), makesSurer(skills, 0)]).toEqual([true, false, true]);
});
