import { createLanguage } from "@khamt/language";
import { expect, test } from "vitest";
import { createMatcher } from "../../index.ts";

const matcher = createMatcher({ language: createLanguage() });
const worth = (bio: string, skills: string[], of: string) => {
  const { supply, denied } = matcher.analyse("cofounder", { id: "person", bio, skills });
  return { value: supply.offers.get(of)?.value ?? 0, isDenied: denied.has(of) };
};

test.each([
  ["I no longer do payroll.", ["payroll", "tax"], "payroll"],
  ["Цалин бодох ажил хийхээ больсон.", ["цалин бодох", "татвар"], "payroll"],
  ["Marketing hiihgui, borluulalt hiine.", ["marketing"], "marketing"],
])("what the text takes back counts little, though it is listed: %s", (bio, skills, concept) => {
  const before = worth("", skills, concept);
  const after = worth(bio, skills, concept);
  expect(after.value).toBeLessThan(before.value / 2);
  expect(after.isDenied).toBe(true);
});

test("other words of the same field take nothing back", () => {
  const { value, isDenied } = worth("I am not a litigator.", ["law", "contracts"], "legal");
  expect(value).toBe(worth("", ["law", "contracts"], "legal").value);
  expect(isDenied).toBe(false);
});
