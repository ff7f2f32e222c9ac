import { createLanguage } from "@khamt/language";
import { describe, expect, test } from "vitest";
import { createMatcher, type CofounderProfile, type IdeaProfile, type ProjectProfile } from "../../index.ts";
import type { Must } from "../features.ts";

const language = createLanguage();
const matcher = createMatcher({ language });

const musts = (found: readonly Must[] = []) =>
  found.map((must) => [
    must.attribute,
    "mention" in must ? (must.mention.parts[0]?.concepts[0] ?? must.mention.surface) : must.values[0],
  ]);
const ofIdea = (profile: Omit<IdeaProfile, "id">) =>
  musts(matcher.analyse("idea", { id: "i", ...profile }).wishes?.musts);
const ofProject = (profile: Omit<ProjectProfile, "id">) =>
  musts(matcher.analyse("project", { id: "p", ...profile }).wishes?.musts);
const ofPerson = (profile: Omit<CofounderProfile, "id">) =>
  musts(matcher.analyse("cofounder", { id: "c", ...profile }).wishes?.musts);

describe("musts said in the text", () => {
  test.each<[string, string[][]]>([
    ["You must have accounting experience.", [["skills", "accounting"]]],
    ["We need a partner, must be in Ulaanbaatar.", [["place", "ulaanbaatar"]]],
    [
      "The candidate must be full-time and on-site.",
      [
        ["workStyle", "onsite"],
        ["commitment", "full-time"],
      ],
    ],
    ["Must speak Korean, ideally Japanese too.", [["language", "korean-language"]]],
    [
      "Nice app. Must-haves: Kotlin, sales.",
      [
        ["skills", "kotlin"],
        ["skills", "sales"],
      ],
    ],
    ["Accounting is a must.", [["skills", "accounting"]]],
    ["Нягтлан бодох бүртгэл заавал мэддэг байх.", [["skills", "accounting"]]],
    ["Заавал Улаанбаатарт байх хэрэгтэй.", [["place", "ulaanbaatar"]]],
    ["Zaaval Ulaanbaatart baih heregtei.", [["place", "ulaanbaatar"]]],
    [
      "Борлуулалт, солонгос хэл заавал мэддэг хүн.",
      [
        ["skills", "sales"],
        ["language", "korean-language"],
      ],
    ],
  ])("“%s”", (description, expected) => {
    const found = ofIdea({ description });
    expect(found).toHaveLength(expected.length);
    for (const must of expected) expect(found).toContainEqual(must);
  });

  test.each([
    "The app must have a map and work in Germany.",
    "Texts must be edited and photographs must be taken in Erdenet.",
    "Twelve metres high, must be certified for competitions.",
    "You must not know accounting.",
    "Accounting is not a must.",
    "Partners must know the market in Germany.",
    "Нягтлан бодох бүртгэл заавал биш, гэхдээ мэддэг бол сайн.",
    "Орчуулга бүрийг хоёр дахь хүн уншдаг.",
  ])("“%s” says nothing of them", (description) => {
    expect(
      ofIdea({ description }).filter(
        ([attribute]) => attribute !== "skills" || description.includes("ccount"),
      ),
    ).toEqual([]);
  });

  test("are read of entries that are marked so", () => {
    expect(ofIdea({ requiredSkills: ["accounting (must have)", "sales"] })).toEqual([
      ["skills", "accounting"],
    ]);
    expect(ofIdea({ requiredSkills: ["заавал: татвар", "sales"] })).toHaveLength(1);
  });

  test("a project may demand a size of company", () => {
    expect(ofProject({ description: "You must be a small company in Ulaanbaatar." })).toEqual(
      expect.arrayContaining([
        ["size", "small"],
        ["place", "ulaanbaatar"],
      ]),
    );
  });
});

describe("preferences of the form", () => {
  test("without values mean what the profile says", () => {
    const preferences = {
      skills: { importance: "must" },
      commitment: { importance: "must" },
      place: { importance: "must" },
      industry: { importance: "prefer" },
    } as const;
    expect(
      ofIdea({
        preferences,
        requiredSkills: ["accounting", "sales"],
        commitment: "full-time",
        location: "Ulaanbaatar",
      }),
    ).toEqual([
      ["skills", "accounting"],
      ["skills", "sales"],
      ["commitment", "full-time"],
      ["place", "ulaanbaatar"],
    ]);
  });
  test("name what the profile has no field for", () => {
    const preferences = {
      roles: { importance: "must", values: ["CTO"] },
      language: { importance: "must", values: ["Монгол хэл", "English"] },
      workStyle: { importance: "must", values: ["remote"] },
      place: { importance: "must", values: ["Berlin"] },
    } as const;
    expect(ofPerson({ preferences }).map(([attribute]) => attribute)).toEqual([
      "roles",
      "language",
      "language",
      "workStyle",
      "place",
    ]);
  });
  test("demand a stage by its option or in other words", () => {
    const stages = (values: string[]) =>
      matcher
        .analyse("cofounder", { id: "c", preferences: { stage: { importance: "must", values } } })
        .wishes?.musts.flatMap((must) => (must.attribute === "stage" ? must.values : []));
    expect(stages(["mvp", "growth"])).toEqual([3, 4]);
    expect(stages(["эхний шат"])).toEqual([0, 1, 2, 3]);
    expect(stages(["purple"])).toBeUndefined();
  });
  test("that do not matter silence a must of the text", () => {
    const wishes = matcher.analyse("idea", {
      id: "i",
      description: "Must be in Ulaanbaatar.",
      preferences: { place: { importance: "any" } },
    }).wishes;
    expect(wishes?.musts).toEqual([]);
    expect([...(wishes?.indifferent ?? [])]).toEqual(["place"]);
  });
  test("are absent where everything is preferred", () => {
    expect(matcher.analyse("idea", { id: "i", description: "We file the tax." }).wishes).toBeUndefined();
  });
});
