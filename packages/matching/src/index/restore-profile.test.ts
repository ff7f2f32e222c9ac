// A document that is a profile again means to the plain scorer what the profile means, without the words that were written.
import { createLanguage } from "@khamt/language";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aCompany, anIdea, aPerson, aProject } from "../../test/random-profiles.ts";
import { createIndex, createMatcher, type Features, type ProfileKind } from "../index.ts";
import { pairOf } from "../score/pair.ts";
import { scorePair } from "../score/score.ts";

const language = createLanguage();
const matcher = createMatcher({ language, now: () => Date.parse("2026-03-01T00:00:00Z") });
const nameOf = (concept: string) => language.labelOf(concept, "mn");

const count = 40;
const sought = [
  "We are looking for a bookkeeper who knows VAT returns and React.",
  "Бид тээвэр, агуулах мэддэг хүн хайж байна.",
  "",
];
const market: Readonly<Record<ProfileKind, readonly Features[]>> = {
  idea: fc.sample(anIdea, { numRuns: count, seed: 1 }).map((each, at) =>
    matcher.analyse("idea", {
      ...each,
      id: `i${at}`,
      stage: ["idea", "mvp", "growth"][at % 3] ?? null,
      preferences: at % 4 === 0 ? { skills: { importance: "must" }, place: { importance: "any" } } : null,
    }),
  ),
  cofounder: fc.sample(aPerson, { numRuns: count, seed: 2 }).map((each, at) =>
    matcher.analyse("cofounder", {
      ...each,
      id: `p${at}`,
      experience: `${at}+`,
      preferences: at % 4 === 1 ? { commitment: { importance: "must" } } : null,
    }),
  ),
  project: fc
    .sample(aProject, { numRuns: count, seed: 3 })
    .map((each, at) => matcher.analyse("project", { ...each, id: `j${at}` })),
  company: fc.sample(aCompany, { numRuns: count, seed: 4 }).map((each, at) =>
    matcher.analyse("company", {
      ...each,
      id: `c${at}`,
      isVerified: at % 2 === 0,
      description: [each.description ?? "", sought[at % sought.length]].join(" "),
    }),
  ),
};
const statistics = matcher.survey(Object.values(market).flat());

function indexOf(kind: ProfileKind, isClosed: boolean) {
  const index = createIndex({ language, statistics });
  for (const profile of market[kind]) index.put(profile);
  if (isClosed) index.merge();
  return index;
}

const pairs: readonly (readonly [source: ProfileKind, restored: ProfileKind])[] = [
  ["idea", "cofounder"],
  ["cofounder", "idea"],
  ["cofounder", "cofounder"],
  ["project", "company"],
  ["company", "project"],
  ["company", "company"],
  ["company", "cofounder"],
  ["cofounder", "company"],
];

describe.each([true, false])("a profile restored from an index, its block closed: %s", (isClosed) => {
  test.each(pairs)("has for a %s the same score, fits and conflicts as the %s itself", (from, kind) => {
    const index = indexOf(kind, isClosed);
    const judged = (source: Features, candidate: Features) => {
      const { relation, sides } = pairOf(source, candidate);
      const { score, confidence, factors, conflicts } = scorePair(relation, sides, { language, statistics });
      return {
        score,
        confidence,
        fits: Object.values(factors).map(({ fit }) => fit),
        conflicts: conflicts.map(({ factor, penalty, must }) => ({ factor, penalty, must })),
      };
    };
    for (const profile of market[kind]) {
      const restored = index.profileOf(profile.id, nameOf);
      if (restored === undefined) throw new Error(`${profile.id} is in the index`);
      for (const source of market[from].filter(({ id }) => id !== profile.id))
        expect(judged(source, restored)).toEqual(judged(source, profile));
    }
  });
});

describe("what a restored profile says", () => {
  const written = matcher.analyse("cofounder", {
    id: "person",
    ownerId: "owner",
    updatedAt: "2026-02-03T04:05:06Z",
    title: "Bookkeeper of the Zorblatt herders",
    bio: "I keep the books of Zorblatt. No taxidermy and no marketing.",
    skills: ["нягтлан бодох бүртгэл", "zorbing"],
    availability: "part-time, mornings",
    experience: "5-10 winters",
    location: "Ulaanbaatar, Peace Avenue",
  });
  const index = createIndex({ language, statistics });
  index.put(written);
  const restored = index.profileOf("person", (concept) => `<${concept}>`);

  test("is told by the names of its concepts; other words are there, but nobody can read them", () => {
    const surfaces = new Set(restored?.offers.map(({ surface }) => surface));
    expect(surfaces).toContain("<accounting>");
    expect(surfaces).toContain("…");
    expect([...surfaces].filter((surface) => !/^(?:<.+>|…)$/.test(surface))).toEqual([]);
    expect(restored?.terms.size).toBe(written.terms.size);
  });
  test("states facts by their values and names", () => {
    expect(restored?.facts).toMatchObject({
      commitment: { value: "part-time", words: "part-time" },
      place: { value: "ulaanbaatar", words: "<ulaanbaatar>" },
      years: { value: 5, words: "5+" },
    });
  });
  test("names what it refuses by concepts", () => {
    expect(written.denied.size).toBeGreaterThan(0);
    expect([...(restored?.denied ?? [])]).toEqual([...written.denied.keys()].map((id) => [id, `<${id}>`]));
  });
  test("has no owner, and there is none for an unknown id", () => {
    expect(restored).toMatchObject({ id: "person", ownerId: undefined });
    expect(index.profileOf("nobody", nameOf)).toBeUndefined();
  });
});
