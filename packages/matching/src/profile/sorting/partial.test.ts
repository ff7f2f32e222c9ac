import { createLanguage } from "@khamt/language";
import { expect, test } from "vitest";
import { createMatcher } from "../../index.ts";

const matcher = createMatcher({ language: createLanguage() });
const read = (skill: string, bio = "") =>
  matcher.analyse("cofounder", { id: "person", bio, skills: [skill] });
const weightsOf = (skill: string) => [...new Set(read(skill).offers.map(({ weight }) => weight))];

test.each([
  "python (basics)",
  "Unity (a little)",
  "SQL - beginner",
  "PHP: basic level",
  "labour law basics",
  "some sales",
  "гааль (бага зэрэг)",
  "гагнуур (анхан)",
  "сантехник бага зэрэг",
  "python (сурч байгаа)",
  "gagnuur (anhan shat)",
])("what is listed as known a little weighs less: %s", (skill) => expect(weightsOf(skill)).toEqual([0.75]));

test.each(["SQL (intermediate)", "хятад хэл (дунд зэрэг)"])("half of the way is nearly whole: %s", (skill) =>
  expect(weightsOf(skill)).toEqual([0.9]),
);

test.each([
  "machine learning",
  "e-learning",
  "basic first aid",
  "first aid course",
  "beginner courses",
  "анхан шатны тусламж",
  "бага ангийн багш",
  "дунд сургуулийн багш",
  "жижиг дунд бизнес",
])("a skill of such a name is whole: %s", (skill) => expect(weightsOf(skill)).toEqual([1]));

test("a remark outweighs what is known a little", () => {
  const remark = "Гаалийн бичиг баримтаас ойлгодоггүй.";
  expect([...read("гааль (бага зэрэг)", remark).denied.keys()]).toContain("customs");
  expect([...read("гааль", remark).denied.keys()]).not.toContain("customs");
});
