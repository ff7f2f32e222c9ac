import { createLanguage } from "@khamt/language";
import { expect, test } from "vitest";
import { createMatcher } from "../../matcher.ts";

const language = createLanguage();
const matcher = createMatcher({ language });

test.each([
  ["угаалга", "засвар үйлчилгээ"],
  ["basketball", "football"],
  ["харуул хамгаалалт", "locksmith services"],
  ["biogas", "heat pumps"],
])("who asks for %s is hardly served by %s, another trade of the field", (need, service) => {
  expect(percentOf(need, service)).toBeLessThan(percentOf(need, need) / 3);
});

test.each(["finance", "tourism", "логистик"])("who asks for %s may mean the field", (need) => {
  const { needs } = matcher.analyse("project", { id: "project", requiredSkills: [need] });
  expect(
    needs.flatMap(({ parts }) => parts.flatMap(({ concepts }) => concepts.map(language.kindOf))),
  ).toContain("industry");
});

function percentOf(need: string, service: string): number {
  const source = matcher.analyse("project", { id: "project", requiredSkills: [need] });
  const company = matcher.analyse("company", { id: "company", name: "Company", services: [service] });
  return matcher.rank({ source, candidates: [company] })[0]?.percent ?? 0;
}
