import { createLanguage } from "@khamt/language";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createIndex, createMatcher, type CofounderProfile, type CompanyProfile } from "../index.ts";

const language = createLanguage();
const matcher = createMatcher({ language });

const accountant: CofounderProfile = {
  id: "accountant",
  title: "Accountant",
  bio: "I keep the books of herding cooperatives. I am looking for a web developer to build this with.",
  skills: ["accounting", "tax", "audit"],
  industries: ["agriculture", "finance"],
  availability: "full-time",
  location: "Ulaanbaatar",
};
const developer: CofounderProfile = {
  id: "developer",
  title: "Вэб хөгжүүлэгч",
  bio: "Мал аж ахуйн систем хийж байсан. Бүртгэл, татвар мэдэхгүй.",
  skills: ["вэб хөгжүүлэлт", "React", "мэдээллийн сан"],
  industries: ["agriculture"],
  availability: "full-time",
  location: "Улаанбаатар",
};
const twin: CofounderProfile = { ...accountant, id: "twin" };
const stranger: CofounderProfile = {
  ...developer,
  id: "stranger",
  bio: "Тоглоом хийдэг.",
  skills: ["Unity", "3D modelling"],
  industries: ["entertainment"],
  title: "Тоглоомын хөгжүүлэгч",
};
const people = [accountant, developer, twin, stranger].map((person) => matcher.analyse("cofounder", person));
const statistics = matcher.survey(people);

describe("two people who could found together", () => {
  const [source, other] = people;
  if (!source || !other) throw new Error("they exist");
  const found = matcher.rank({ source, candidates: people, statistics });

  test("share a field and differ in what they can do; nobody is matched with themselves", () => {
    expect(found[0]?.id).toBe("developer");
    expect(found.map(({ id }) => id).sort()).toEqual(["developer", "stranger", "twin"]);
  });
  test("see the same percentage", () => {
    const [back] = matcher.rank({ source: other, candidates: [source], statistics });
    expect(back?.percent).toBe(found[0]?.percent);
  });
  test("are told what they share and what each adds, in the reader's language", () => {
    const [best] = found;
    const [back] = matcher.rank({ source: other, candidates: [source], statistics });
    if (!best || !back) throw new Error("somebody is found");
    const english = matcher.explain(best, "en").reasons.join(" ");
    expect(english).toContain("Has what is looked for: web developer.");
    expect(english).toContain("A shared field: ");
    const mongolian = matcher.explain(back, "mn").reasons.join(" ");
    expect(mongolian).toContain("Хариуд нь санал болгох ур чадвар: ");
    expect(mongolian).toContain("Нийтлэг салбар, сэдэв: ");
  });
  test("are the same to an index of people, which an idea may ask as well", () => {
    const index = createIndex({ language, statistics });
    for (const person of people) index.put(person);
    expect(index.search(source).map(({ id }) => id)).toEqual(found.map(({ id }) => id));
    const idea = matcher.analyse("idea", { id: "idea", requiredSkills: ["React"], industry: "agriculture" });
    expect(index.search(idea)[0]?.id).toBe("developer");
    const ideas = createIndex({ language, statistics });
    ideas.put(idea);
    expect(ideas.search(matcher.analyse("project", { id: "project" }))).toEqual([]);
  });
  test("get hints of what would raise it", () => {
    const hints = matcher.hints({
      kind: "cofounder",
      profile: { ...developer, availability: "weekends" },
      other: source,
      statistics,
    });
    expect(hints.map(({ change }) => change.topic)).toContain("commitment");
  });
});

test("companies of one field with different trades are partners", () => {
  const company = (id: string, services: string[], more: Partial<CompanyProfile> = {}) =>
    matcher.analyse("company", { id, industry: "healthcare", services, size: "small", ...more });
  const lawyers = company("lawyers", ["legal services", "contract law"]);
  const software = company("software", ["web development", "mobile apps"]);
  const others = company("otherLawyers", ["legal services", "contract law"]);
  const designers = company("designers", ["graphic design"], { industry: "food" });
  const candidates = [others, designers, software];
  const found = matcher.rank({
    source: lawyers,
    candidates,
    statistics: matcher.survey([lawyers, ...candidates]),
  });
  expect(found.map(({ id }) => id)[0]).toBe("software");
});

test("whatever two people say, both see the same", () => {
  const words = fc.constantFrom(
    "accounting",
    "татвар",
    "React",
    "I need a lawyer",
    "No sales",
    "zorbing",
    "food",
  );
  const person = fc.record({
    bio: words,
    skills: fc.array(words, { maxLength: 3 }),
    industries: fc.array(words, { maxLength: 2 }),
    workStyle: fc.constantFrom("remote", "onsite", null),
    availability: fc.constantFrom("full-time", "weekends", null),
    location: fc.constantFrom("Berlin", "Ulaanbaatar", null),
    timezone: fc.constantFrom("GMT+8", "GMT+1", null),
    isVerified: fc.boolean(),
    preferences: fc.constantFrom(
      { skills: { importance: "must", values: ["tax"] } } as const,
      { place: { importance: "must" }, commitment: { importance: "any" } } as const,
      null,
    ),
  });
  fc.assert(
    fc.property(person, person, (one, other) => {
      const a = matcher.analyse("cofounder", { id: "a", ...one });
      const b = matcher.analyse("cofounder", { id: "b", ...other });
      const [there] = matcher.rank({ source: a, candidates: [b], statistics });
      const [back] = matcher.rank({ source: b, candidates: [a], statistics });
      expect(there?.score).toBeCloseTo(back?.score ?? -1, 12);
      expect(there?.percent).toBe(back?.percent);
    }),
  );
});
