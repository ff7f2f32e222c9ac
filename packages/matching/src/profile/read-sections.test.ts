import { createLanguage } from "@khamt/language";
import { expect, test } from "vitest";
import { createMatcher } from "../index.ts";
import { sectionsOf } from "./read-sections.ts";

test("a text without headings is all of it main", () => {
  for (const text of ["", "I cook. My hobbies are chess and skiing.", "Experience: ten years\nin kitchens"])
    expect(sectionsOf(text)).toEqual({ main: text, aside: "" });
});

test.each([
  ["EXPERIENCE\nWelder\nHOBBIES\nChess", "EXPERIENCE\nWelder", "HOBBIES\nChess"],
  ["Welder\nHobbies: chess", "Welder", "Hobbies: chess"],
  ["Hobbies:\nchess\nSkills:\nwelding", "Skills:\nwelding", "Hobbies:\nchess"],
  ["Туршлага:\nгагнуур\nСонирхол:\nшатар", "Туршлага:\nгагнуур", "Сонирхол:\nшатар"],
  ["Gagnuur\nSonirhol: shatar", "Gagnuur", "Sonirhol: shatar"],
])("what stands under a heading of private life is aside: %j", (text, main, aside) =>
  expect(sectionsOf(text)).toEqual({ main, aside }),
);

test("a line that only begins so is none", () => {
  expect(sectionsOf("Family businesses are what I advise\nInterests me a lot").aside).toBe("");
});

test("who photographs as a hobby is worth less to who needs a photographer than who works as one", () => {
  const matcher = createMatcher({ language: createLanguage() });
  const worth = (bio: string) =>
    matcher.analyse("cofounder", { id: "person", bio }).supply.offers.get("photography")?.value ?? 0;
  const [hobby, work] = [worth("Welder.\nHobbies:\nphotography"), worth("Welder.\nExperience:\nphotography")];
  expect(hobby).toBeGreaterThan(0);
  expect(hobby).toBeLessThan(work / 2);
});
