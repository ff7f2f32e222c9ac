import { createLanguage } from "@khamt/language";
import { describe, expect, test } from "vitest";
import { createMatcher } from "../../index.ts";
import { fitOfBand, fitOfExperience, fitOfStage, fitOfTimeline } from "../../score/facts.ts";
import { placesOf } from "../../score/places.ts";
import type { Facts } from "../features.ts";
import { bandOf, joinsAt, stageOf, takesOf, yearsAskedIn, yearsIn } from "./read-facts.ts";

const matcher = createMatcher({ language: createLanguage() });
const band = (dollars: number) => bandOf({ min: dollars, max: dollars }) ?? 0;

test.each([
  ["Улаанбаатар, Дархан, Эрдэнэт", ["ulaanbaatar", "darkhan", "erdenet"]],
  ["Uvs, Govi-Altai", ["uvs", "govi-altai"]],
  ["Khatgal, Khuvsgul", ["khatgal"]],
  ["Tokyo, Japan", ["tokyo"]],
  ["Улаанбаатар, Сүхбаатар", ["ulaanbaatar"]],
  ["Дорнод, Сүхбаатар аймаг", ["dornod", "sukhbaatar-aimag"]],
])("%s: of several places each counts, unless one is in the other", (location, places) => {
  expect(placesOf(matcher.analyse("idea", { id: "idea", location }).facts)).toEqual(places);
});

describe("what a company takes on", () => {
  const limits = (text: string) => {
    const { budget, months } = takesOf(text, {}) ?? {};
    return { ...budget?.value, months: months?.value };
  };
  test("is read from limits that it names, in both languages", () => {
    expect(limits("Minimum project budget is $5,000.")).toMatchObject({ least: band(5000) });
    expect(limits("We do not take projects under $20k.")).toMatchObject({ least: band(20_000) });
    expect(limits("Budgets under $40,000 suit us; tenders do not.")).toMatchObject({ most: band(40_000) });
    expect(limits("Хугацаа нь нэг сараас богино ажил авдаггүй.").months).toEqual({ least: 1 });
    expect(limits("A typical engagement lasts four to nine months.").months).toEqual({ least: 4, most: 9 });
  });
  test("is not read from what it earns or did", () => {
    expect(
      takesOf("We made $2 million last year with nine people. The hall took ten months.", {}),
    ).toBeUndefined();
  });
  test("weighs more than what is usual for its size", () => {
    const small: Facts = { size: { value: "small", words: "" } };
    const picky: Facts = { ...small, takes: { budget: { value: { least: band(30_000) }, words: "" } } };
    expect(fitOfBand(band(10_000), small)).toBe(1);
    expect(fitOfBand(band(10_000), picky)).toBeLessThan(0.4);
  });
  test("fits a project of its length, and hardly one of a third of it", () => {
    const { facts: company } = matcher.analyse("company", {
      id: "c",
      description: "A typical engagement lasts six to nine months.",
    });
    const fit = (timeline: string) =>
      fitOfTimeline(matcher.analyse("project", { id: "p", timeline }).facts, company);
    expect([fit("7 сар"), fit("2 months"), fit("")]).toEqual([1, 0, undefined]);
  });
});

test("experience counts where it is asked for", () => {
  const asked = (list: string[], text = ""): Facts => {
    const yearsAsked = yearsAskedIn(list, text);
    return yearsAsked ? { yearsAsked } : {};
  };
  const has = (words: string): Facts => ({ years: { value: yearsIn(words) ?? 0, words } });
  expect(fitOfExperience(asked(["senior backend engineer"]), has("10+"))).toBe(1);
  expect(fitOfExperience(asked([], "We need 5+ years of experience in tax."), has("1-3"))).toBe(0.2);
  expect(fitOfExperience(asked([], "Ахлах хөгжүүлэгч хэрэгтэй."), has("0-1"))).toBe(0);
  expect(asked([], "I worked for seven years at a bank. A senior nurse told me.")).toEqual({});
  expect(fitOfExperience(asked(["React"]), has("0-1"))).toBeUndefined();
});

test("who wants to begin early fits a thought better than a growing business", () => {
  const joins = joinsAt("I would prefer an early team over another model demo.");
  const at = (stage: string): Facts => ({ stage: { value: stageOf(stage) ?? 0, words: stage } });
  if (!joins) throw new Error("the wish is read");
  expect(fitOfStage(at("prototype"), { joins })).toBe(1);
  expect(fitOfStage(at("growth"), { joins })).toBeLessThan(0.3);
  expect(joinsAt("I led an early-stage team in Berlin.")).toBeUndefined();
});
