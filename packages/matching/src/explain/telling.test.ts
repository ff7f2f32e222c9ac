import { createLanguage } from "@khamt/language";
import { expect, test } from "vitest";
import { createMatcher } from "../matcher.ts";

const matcher = createMatcher({ language: createLanguage() });

test.each([
  [["payroll preparation"], 1],
  [["payroll module"], 0],
  [["payroll software"], 0],
])("payroll is what %j tells of: %i reason", (services, count) => {
  const source = matcher.analyse("project", { id: "project", requiredSkills: ["payroll"] });
  const company = matcher.analyse("company", { id: "company", name: "Company", services });
  const [match] = matcher.rank({ source, candidates: [company] });
  expect(
    match?.reasons.filter(({ factor, kind }) => kind === "strength" && factor === "skills"),
  ).toHaveLength(count);
});
