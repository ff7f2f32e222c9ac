import { createLanguage } from "@khamt/language";
import { expect, test } from "vitest";
import { type CofounderProfile, createMatcher, type Features } from "../index.ts";
import { relatednessIn } from "../profile/serving.ts";
import { scorePair } from "./score.ts";

const language = createLanguage();
const matcher = createMatcher({ language });

const company = {
  id: "juice",
  description: "We bottle juice in Darkhan. We are looking for somebody who knows food safety.",
  industry: "food",
  services: ["beverage production"],
};
const needing = matcher.analyse("company", company);
const silent = matcher.analyse("company", { ...company, description: "We bottle juice in Darkhan." });
const person = (id: string, rest: Partial<CofounderProfile>) =>
  matcher.analyse("cofounder", { id, location: "Darkhan", ...rest });
const tester = person("tester", { title: "Laboratory technician", skills: ["laboratory testing"] });
const guide = person("guide", { title: "Mountain guide", skills: ["tour guiding"] });
const nobody = person("nobody", {});
const statistics = matcher.survey([needing, silent, tester, guide, nobody]);
const pair = (asking: Features, offering: Features) =>
  scorePair("company-cofounder", { asking, offering }, { language, statistics });

test("who can do what stands beside what a company needs is nearer to it, though neither serves the other", () => {
  expect(relatednessIn(language)("laboratory-testing").has("food-safety")).toBe(false);
  const [near, far] = [pair(needing, tester), pair(needing, guide)].map(
    ({ factors }) => factors.nearNeeds.fit,
  );
  expect(near).toBeGreaterThan(0.8);
  expect(far).toBeLessThan(0.2);
  expect(pair(needing, tester).score).toBeGreaterThan(pair(needing, guide).score);
});

test("nothing is near to what nobody needs or can do, and only companies and people are judged so", () => {
  expect(pair(silent, tester).factors.nearNeeds.fit).toBeUndefined();
  expect(pair(needing, nobody).factors.nearNeeds.fit).toBeUndefined();
  const idea = matcher.analyse("idea", { id: "idea", title: "Juice", requiredSkills: ["food safety"] });
  const { factors } = scorePair(
    "idea-cofounder",
    { asking: idea, offering: tester },
    { language, statistics },
  );
  expect(factors.nearNeeds.fit).toBeUndefined();
});
