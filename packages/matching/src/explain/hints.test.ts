import { createLanguage } from "@khamt/language";
import { describe, expect, test } from "vitest";
import {
  createMatcher,
  type CofounderProfile,
  type CompanyProfile,
  type IdeaProfile,
  type ProjectProfile,
} from "../index.ts";
import type { ProfileKind, ProfileOf } from "../profile/profile.ts";
import type { Hint } from "./hints.ts";

const matcher = createMatcher({ language: createLanguage() });

const idea: IdeaProfile = {
  id: "idea",
  title: "Bookkeeping for small shops",
  description:
    "Shop owners in Ulaanbaatar photograph their receipts and we file the tax, in Mongolian and Korean.",
  industry: "finance",
  requiredSkills: ["accounting", "tax", "mobile development"],
  tags: ["fintech", "receipts"],
  location: "Ulaanbaatar",
  commitment: "full-time",
};
const accountant: CofounderProfile = {
  id: "accountant",
  title: "Нягтлан бодогч",
  bio: "Жижиг дэлгүүрүүдийн тайланг арван жил гаргасан.",
  skills: ["нягтлан бодох бүртгэл"],
  availability: "weekends",
  location: "Berlin",
  workStyle: "onsite",
};
const project: ProjectProfile = {
  id: "project",
  title: "Онлайн дэлгүүр",
  description: "Ноолууран бүтээгдэхүүний онлайн дэлгүүр хийлгэнэ.",
  category: "web",
  budget: "3 сая төгрөг",
  requiredSkills: ["вэб хөгжүүлэлт", "төлбөрийн холболт", "зураг авалт"],
  requiredCompanySize: "enterprise",
  preferredLocation: "Улаанбаатар",
};
const studio: CompanyProfile = {
  id: "studio",
  description: "We build online shops.",
  services: ["web development", "payment integration"],
  size: "medium",
  location: "Berlin",
};
const [ideaSide, personSide, projectSide, companySide] = [
  matcher.analyse("idea", idea),
  matcher.analyse("cofounder", accountant),
  matcher.analyse("project", project),
  matcher.analyse("company", studio),
];
const statistics = matcher.survey([ideaSide, personSide, projectSide, companySide]);

function hints<K extends ProfileKind>(kind: K, profile: ProfileOf[K], other: typeof ideaSide): Hint<K>[] {
  return matcher.hints({ kind, profile, other, statistics });
}
const all: { kind: ProfileKind; profile: ProfileOf[ProfileKind]; other: typeof ideaSide; found: Hint[] }[] = [
  {
    kind: "cofounder",
    profile: accountant,
    other: ideaSide,
    found: hints("cofounder", accountant, ideaSide),
  },
  { kind: "idea", profile: idea, other: personSide, found: hints("idea", idea, personSide) },
  { kind: "project", profile: project, other: companySide, found: hints("project", project, companySide) },
  { kind: "company", profile: studio, other: projectSide, found: hints("company", studio, projectSide) },
];

describe("every hint", () => {
  test.each(all)(
    "of the $kind says what the changed profile really gets",
    ({ kind, profile, other, found }) => {
      expect(found.length).toBeGreaterThan(0);
      for (const { change, from, to } of found) {
        const percentOf = (changed: ProfileOf[ProfileKind]) =>
          matcher.rank({
            source: matcher.analyse(kind, changed),
            candidates: [other],
            statistics,
          })[0]?.percent;
        expect(percentOf(profile)).toBe(from);
        expect(percentOf({ ...profile, ...change.patch })).toBe(to);
      }
    },
  );
  test.each(all)("of the $kind gains three points at least, the best first, three at most", ({ found }) => {
    const gains = found.map(({ from, to }) => to - from);
    expect(Math.min(...gains)).toBeGreaterThanOrEqual(3);
    expect(gains).toEqual([...gains].sort((a, b) => b - a));
    expect(found.length).toBeLessThanOrEqual(3);
  });
});

test("a missing skill is named in the reader's language", () => {
  const skill = all[0]?.found.find(({ change }) => change.topic === "skill");
  if (!skill) throw new Error("a skill is missing");
  expect(matcher.explainHint(skill, "en")).toMatch(/^If this person also had .+: \d+% → \d+%$/);
  expect(matcher.explainHint(skill, "mn")).toMatch(
    /^Хэрэв энэ ур чадвартай бол \(.*[а-яөү].*\): \d+% → \d+%$/,
  );
});

test("time, size, budget and place are told with what they replace", () => {
  const told = (change: Hint["change"]) => [
    matcher.explainHint({ change, from: 74, to: 83 }, "en"),
    matcher.explainHint({ change, from: 74, to: 83 }, "mn"),
  ];
  expect(told({ topic: "commitment", value: "full-time", instead: "part-time", patch: {} })).toEqual([
    "Full-time instead of part-time: 74% → 83%",
    "Цаг завыг «бүтэн цагаар» болговол: 74% → 83%",
  ]);
  expect(told({ topic: "commitment", value: "full-time", patch: {} })[0]).toBe(
    "Time given as full-time: 74% → 83%",
  );
  expect(
    told({
      topic: "budget",
      value: "₮90,000,000",
      instead: "3 сая",
      money: { amount: 9e7, currency: "MNT" },
      patch: {},
    }),
  ).toEqual([
    "A budget of ₮90,000,000 instead of 3 сая: 74% → 83%",
    "Төсвийг 90,000,000₮ болговол: 74% → 83%",
  ]);
  expect(told({ topic: "remote", value: "remote", patch: {} })[1]).toBe(
    "Зайнаас ажиллахыг зөвшөөрвөл: 74% → 83%",
  );
});

test("a budget is advised in the currency that was typed", () => {
  const low = hints("project", { ...project, requiredCompanySize: "medium" }, companySide);
  const budget = low.find(({ change }) => change.topic === "budget");
  expect(budget?.change.money?.currency).toBe("MNT");
});

test("nobody is advised to do what they say they do not do", () => {
  const refusing = { ...accountant, bio: "Гар утасны апп хийхгүй. Татвар мэдэхгүй." };
  const topics = hints("cofounder", refusing, ideaSide).map(({ change }) => change.value);
  expect(topics).not.toContain("tax");
});

test("nobody is advised to have what they have, nor the same in two names", () => {
  const asking = matcher.analyse("idea", {
    ...idea,
    requiredSkills: ["accounting", "fintech product", "digital banking"],
  });
  const told = hints("cofounder", { ...accountant, skills: [] }, asking).map(({ change }) => change.value);
  expect(told.filter((value) => value === "accounting")).toEqual([]);
  expect(told.filter((value) => value !== "weekends" && /fintech|banking/.test(value))).toEqual([
    "digital banking",
  ]);
});

test("a pair that nothing could better gets no hint", () => {
  const best: CofounderProfile = {
    id: "best",
    skills: idea.requiredSkills ?? [],
    industries: ["finance"],
    bio: idea.description ?? "",
    availability: "full-time",
    location: "Ulaanbaatar",
    languages: ["Mongolian", "Korean"],
  };
  expect(hints("cofounder", best, ideaSide)).toEqual([]);
});
