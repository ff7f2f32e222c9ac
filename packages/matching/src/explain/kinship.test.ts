import { createLanguage } from "@khamt/language";
import { expect, test } from "vitest";
import { createMatcher } from "../matcher.ts";
import { areOfTwoTrades, isOneTrade } from "./kinship.ts";

const language = createLanguage();
const matcher = createMatcher({ language });

function mentionOf(entry: string) {
  const { offers } = matcher.analyse("cofounder", { id: "person", skills: [entry] });
  const [mention] = offers.filter(({ surface }) => surface === entry);
  if (!mention) throw new Error(`${entry} is not read`);
  return mention;
}

const both = (one: string, other: string) => ({ mine: mentionOf(one), theirs: mentionOf(other) });

test.each([
  ["district heating", "heat pump installation", "heating-engineering", false],
  ["district heating", "халаалтын систем", "heating-engineering", true],
  ["dispatch", "trucking", "dispatch-coordination", false],
  ["disinfection", "цэвэрлэгээ", "cleaning-services", false],
  ["event", "hurim", "event-management", false],
  ["усанд сэлэлтийн багш", "спортын багш", "sports-coaching", false],
  ["усанд сэлэлтийн багш", "усанд сэлэх багш", "endurance-swimming-sports", true],
  ["sales", "түгээлт", "sales", false],
  ["sales", "B2B sales", "sales", true],
  ["backend", "Laravel", "backend-development", true],
  ["дизайн", "UI дизайн", "design", true],
  ["haalalt", "дулааны насос", "heating-engineering", false],
])("%s and %s are one trade, %s: %s", (one, other, concept, isOne) =>
  expect(isOneTrade(both(one, other), concept, language)).toBe(isOne),
);

test.each([
  ["geothermal", "нарны станц", true],
  ["museum", "exhibits", false],
  ["tourism", "adventure tourism", false],
])("%s and %s name two trades of their field: %s", (one, other, areTwo) =>
  expect(areOfTwoTrades(both(one, other), language)).toBe(areTwo),
);

test("in a good match a kind of a trade is not told, and a kind of a craft of the desk is", () => {
  const shared = ["React", "TypeScript"];
  const idea = matcher.analyse("idea", {
    id: "idea",
    requiredSkills: [...shared, "district heating", "backend"],
  });
  const person = matcher.analyse("cofounder", {
    id: "person",
    skills: [...shared, "heat pump installation", "Laravel"],
  });
  const [match] = matcher.rank({ source: idea, candidates: [person] });
  expect(match?.percent).toBeGreaterThan(60);
  const told = match?.reasons.flatMap(({ kind, factor, evidence }) =>
    kind === "strength" && factor === "skills" ? evidence.map(({ target }) => target) : [],
  );
  expect(told).toContain("Laravel");
  expect(told).not.toContain("heat pump installation");
});
