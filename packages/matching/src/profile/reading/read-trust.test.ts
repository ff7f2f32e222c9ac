import { createLanguage } from "@khamt/language";
import { expect, test } from "vitest";
import { createMatcher, type CofounderProfile } from "../../index.ts";
import { trustOf } from "./read-trust.ts";

const now = Date.parse("2026-06-01T00:00:00Z");
const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString();
const value = (standing: Parameters<typeof trustOf>[0]) => trustOf(standing, now)?.value ?? 0;

test("one good review proves less than many, and none proves nothing", () => {
  expect(value({ rating: 5, reviewsCount: 1 })).toBeLessThan(value({ rating: 4.8, reviewsCount: 40 }));
  expect(trustOf({ rating: 5, reviewsCount: 0 }, now)).toBeUndefined();
});

test("a mark, finished projects and a fresh visit each raise trust; who has no mark is as most are", () => {
  const plain = { rating: 4, reviewsCount: 9, completedProjects: 3, lastActiveAt: daysAgo(100) };
  for (const better of [
    { isVerified: true },
    { completedProjects: 30 },
    { lastActiveAt: daysAgo(2) },
    { updatedAt: daysAgo(2) },
  ])
    expect(value({ ...plain, ...better })).toBeGreaterThan(value(plain));
  expect(value({ ...plain, isVerified: false })).toBe(value(plain));
});

test("half of what a visit is worth is gone after ninety days, and without a clock nobody grows old", () => {
  const [today, later, old] = [0, 90, 9000].map((days) => value({ lastActiveAt: daysAgo(days) }));
  expect((today ?? 0) - (old ?? 0)).toBeCloseTo(2 * ((later ?? 0) - (old ?? 0)), -1);
  expect(trustOf({ lastActiveAt: daysAgo(3) }, undefined)).toBeUndefined();
});

test("of two equal people the one who was here lately stands first, on the day of the analysis", () => {
  const matcher = createMatcher({ language: createLanguage(), now: () => now });
  const person = (id: string, more: Partial<CofounderProfile>) =>
    matcher.analyse("cofounder", { id, skills: ["accounting"], ...more });
  const source = matcher.analyse("idea", { id: "idea", requiredSkills: ["accounting"] });
  const candidates = [
    person("gone", { lastActiveAt: daysAgo(700) }),
    person("here", { lastActiveAt: daysAgo(1) }),
    person("marked", { lastActiveAt: new Date(now), isVerified: true }),
  ];
  const found = matcher.rank({ source, candidates, statistics: matcher.survey(candidates) });
  expect(found.map(({ id }) => id)).toEqual(["marked", "here", "gone"]);
});

test("trust is told in the reader's language", () => {
  const matcher = createMatcher({ language: createLanguage() });
  const told = (target: string) => ({
    reasons: [
      {
        factor: "trust" as const,
        direction: "wanted" as const,
        kind: "strength" as const,
        wanting: "source" as const,
        contribution: 1,
        evidence: [{ source: "", target, fit: 1, contribution: 1 }],
      },
    ],
    percent: 50,
  });
  expect(matcher.explain(told("4.8 (12)"), "en").summary).toBe("A good record: rated 4.8 by 12.");
  expect(matcher.explain(told("4.8 (12)"), "mn").summary).toBe("Найдвартай байдал: 12 хүний үнэлгээ 4.8.");
  expect(matcher.explain(told("verified"), "mn").summary).toBe("Найдвартай байдал: баталгаажсан.");
});
