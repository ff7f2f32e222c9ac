import { createLanguage } from "@khamt/language";
import { expect, test } from "vitest";
import { createMatcher } from "../../index.ts";
import { sectionsOf } from "./read-sections.ts";

test("a text without headings is all of it main", () => {
  for (const text of ["", "I cook. My hobbies are chess and skiing.", "Seen: ten years\nin kitchens"])
    expect(sectionsOf(text)).toEqual({ main: text, skills: [], before: "", aside: "" });
});

test.each([
  ["EXPERIENCE\nWelder\nHOBBIES\nChess", "\nWelder", [], "\nChess"],
  ["Welder\nHobbies: chess", "Welder", [], " chess"],
  ["Hobbies:\nchess\nSkills:\nwelding, painting", "", ["welding", "painting"], "\nchess"],
  ["Туршлага:\nгагнуур\nСонирхол:\nшатар", "\nгагнуур", [], "\nшатар"],
  ["Gagnuur\nSonirhol: shatar", "Gagnuur", [], " shatar"],
  ["Туршлага:\nгагнуур\nНИЙГМИЙН ИДЭВХ\nмод тарих", "\nгагнуур", [], "\nмод тарих"],
  ["Name: Bat\nExperience:\nwelder\nDuties: frames", "\nwelder\nDuties: frames", [], " Bat"],
  [
    "Personal details: born 1990. Experience: painter. Skills: welding",
    " painter. ",
    ["welding"],
    " born 1990. ",
  ],
  ["Хувийн мэдээлэл: эрэгтэй. Туршлага: гагнуур", " гагнуур", [], " эрэгтэй. "],
  ["I weld. Hobbies: chess, skiing. I want to paint", "I weld. \nI want to paint", [], " chess, skiing."],
  ["Experience: welder. Education: college. I paint", " welder. Education: college. I paint", [], ""],
  [
    "Skills\n• welding\n• I weld whatever people bring me",
    "I weld whatever people bring me",
    ["welding"],
    "",
  ],
])("what stands under a heading of private life is aside, and skills are a list: %j", (text, ...parts) => {
  const [main, skills, aside] = parts;
  expect(sectionsOf(text)).toEqual({ main, skills, before: "", aside });
});

test("education counts less only beside work", () => {
  expect(sectionsOf("Education: welder\nAwards: best of the year").aside).toBe("");
  expect(sectionsOf("Education: welder\nExperience: painter")).toMatchObject({
    main: " painter",
    aside: " welder",
  });
});

test.each([
  ["the last one first", ["2020 - now welder", "2016 - 2020 painter", "2012 - 2016 mason", "2010 waiter"]],
  ["the last one last", ["2010 waiter", "2012 - 2016 mason", "2016 - 2020 painter", "2020 - now welder"]],
])("of four jobs the last two are main, %s", (_, jobs) => {
  const { main, before, aside } = sectionsOf(["Name: Bat", "Experience", ...jobs].join("\n"));
  expect(main).toMatch(/welder[^]*painter|painter[^]*welder/);
  expect(before).toMatch(/mason[^]*waiter|waiter[^]*mason/);
  expect(main).not.toMatch(/mason|waiter/);
  expect(aside).not.toMatch(/mason|waiter/);
});

test("a CV that was copied into one line is one all the same", () => {
  const cv =
    "PROFILE. Careful. EXPERIENCE. 2009-2013 bank, loan officer. 2014-2018 bank, analyst. 2018-2022 lender, manager. 2022-present lender, head of risk.";
  const { main, before } = sectionsOf(cv.replace(" EXPERIENCE", "\nEXPERIENCE"));
  expect(main).toMatch(/manager[^]*head of risk/);
  expect(before).toMatch(/loan officer[^]*analyst/);
});

test("what is told to be missing or weak is no skill of its line", () => {
  const cv = "Skills: welding, painting. Weak spots: marketing. Interests: climbing. Wanted: a gym.";
  const { skills, main, aside } = sectionsOf(cv);
  expect(skills).toEqual(["welding", "painting."]);
  expect(main).toMatch(/Weak spots: marketing[^]*Wanted: a gym/);
  expect(aside).toMatch(/climbing/);
});

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

test("the name of a pasted document is no work", () => {
  const matcher = createMatcher({ language: createLanguage() });
  const titled = (title: string) => matcher.analyse("cofounder", { id: "a", title, bio: "I weld." }).offers;
  for (const title of ["CV", "Curriculum vitae: ", "Анкет"]) expect(titled(title)).toEqual(titled(""));
  expect(titled("CV writer")).not.toEqual([]);
});

test("what stands below “Looking for” is needed, though no colon says so", () => {
  const { needs, offers } = createMatcher({ language: createLanguage() }).analyse("cofounder", {
    id: "a",
    bio: "EXPERIENCE\n2019-2024 Plant, welding\nSKILLS\nwelding\nLOOKING FOR\nsomeone who knows accounting",
  });
  expect(needs.flatMap(({ parts }) => parts.flatMap(({ concepts }) => concepts))).toContain("accounting");
  expect(offers.flatMap(({ parts }) => parts.flatMap(({ concepts }) => concepts))).not.toContain(
    "accounting",
  );
});
