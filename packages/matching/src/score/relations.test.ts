import { createLanguage } from "@khamt/language";
import { describe, expect, test } from "vitest";
import { relationCases } from "../../test/relation-cases.ts";
import { type AnyProfile, createIndex, createMatcher } from "../index.ts";
import { type ProfileKind, profileKinds, type ProfileOf } from "../profile/profile.ts";
import { relationOf } from "./pair.ts";

const language = createLanguage();
const matcher = createMatcher({ language });
const read = <K extends ProfileKind>({ kind, profile }: { kind: K; profile: ProfileOf[K] }) =>
  matcher.analyse(kind, profile);

const all = new Map<string, AnyProfile>();
for (const { source, found } of relationCases)
  for (const each of [source, ...found.map(({ profile }) => profile)]) all.set(each.profile.id, each);
const market = [...all.values()].map(read);
const statistics = matcher.survey(market);

describe.each(relationCases)("$name", ({ source, found, least = 50 }) => {
  const candidates = found.map(({ profile }) => read(profile));
  const ranked = matcher.rank({ source: read(source), candidates, statistics });
  const percents = new Map(ranked.map(({ id, percent }) => [id, percent]));

  test("everybody stands where the reason says", () => {
    const ranks = new Map(found.map(({ profile, rank }) => [profile.profile.id, rank]));
    const order = ranked.map(({ id }) => ranks.get(id) ?? 0);
    expect(order, ranked.map(({ id, percent }) => `${id} ${percent}`).join(", ")).toEqual(
      order.toSorted((a, b) => a - b),
    );
  });

  test("the best fits, and what does not belong is distant", () => {
    expect(ranked[0]?.percent).toBeGreaterThanOrEqual(least);
    expect(ranked.at(-1)?.percent).toBeLessThan(25);
  });

  test("the index finds the same, and the other side sees the same percentage", () => {
    const [first] = candidates;
    if (!first) throw new Error("a case has candidates");
    const index = createIndex({ language, statistics });
    for (const each of candidates) index.put(each);
    const hits = index.search(read(source));
    expect(hits.map(({ id, score }) => [id, score])).toEqual(ranked.map(({ id, score }) => [id, score]));
    for (const candidate of candidates) {
      const [back] = matcher.rank({ source: candidate, candidates: [read(source)], statistics });
      expect(back?.percent).toBe(percents.get(candidate.id));
      expect(back?.reasons.length).toBe(ranked.find(({ id }) => id === candidate.id)?.reasons.length);
    }
  });
});

test("people and companies look for everything, ideas and projects for people and companies", () => {
  const found = (source: ProfileKind) => profileKinds.filter((kind) => relationOf(source, kind));
  expect(found("cofounder")).toEqual(["idea", "cofounder", "company", "project"]);
  expect(found("company")).toEqual(["idea", "cofounder", "company", "project"]);
  expect(found("idea")).toEqual(["cofounder", "company"]);
  expect(found("project")).toEqual(["cofounder", "company"]);
});
