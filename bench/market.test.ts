import { createLanguage } from "@khamt/language";
import { createMatcher, type Features, type ProfileKind } from "@khamt/matching";
import { expect, test } from "vitest";
import { createRecombiner } from "./market/recombine.ts";
import { createMarket } from "./market.ts";

const language = createLanguage();
const matcher = createMatcher({ language });
const market = createMarket(language);
const kinds: readonly ProfileKind[] = ["idea", "cofounder", "company", "project"];

const known = new Map<string, Features>();

function read(kind: ProfileKind, count: number): Features[] {
  return Array.from({ length: count }, (_, index) => {
    const key = `${kind} ${index}`;
    const profile = known.get(key) ?? matcher.analyse(kind, market.profileOf(kind, index));
    known.set(key, profile);
    return profile;
  });
}

test("a profile depends on the seed and its number only", () => {
  const again = createMarket(language);
  again.profileOf("idea", 7);
  expect(again.profileOf("cofounder", 3)).toEqual(market.profileOf("cofounder", 3));
  expect(createMarket(language, 2).profileOf("cofounder", 3)).not.toEqual(market.profileOf("cofounder", 3));
});

test.each(kinds)("nine in ten %s profiles say 25 to 60 different things", (kind) => {
  const lengths = read(kind, 200).map(({ concepts, terms }) => concepts.size + terms.size);
  expect(lengths.filter((length) => length >= 25 && length <= 60).length).toBeGreaterThan(180);
});

test("about 55 in 100 profiles are English, and some refuse something", () => {
  const profiles = read("cofounder", 400);
  const english = profiles.filter(({ facts }) => facts.writtenIn === "en").length / profiles.length;
  expect(english).toBeGreaterThan(0.48);
  expect(english).toBeLessThan(0.62);
  expect(profiles.some(({ denied }) => denied.size > 0)).toBe(true);
});

test("two profiles of one trade share more than two of any", () => {
  const profiles = read("cofounder", 200);
  const shares = profiles.map((profile) =>
    profiles.map((other) => [...profile.concepts.keys()].filter((id) => other.concepts.has(id)).length),
  );
  const sorted = shares.flat().sort((a, b) => a - b);
  const [middle = 0, best = 0] = [0.5, 0.98].map((share) => sorted[Math.floor(share * sorted.length)]);
  expect(best).toBeGreaterThanOrEqual(middle + 4);
});

test("a recombined profile is like a read one in length and differs from its neighbours", () => {
  const pool = read("cofounder", 200);
  const recombine = createRecombiner(pool, language);
  const made = Array.from({ length: 200 }, (_, index) => recombine(index));
  const mean = (list: typeof pool) =>
    list.reduce((sum, { concepts }) => sum + concepts.size, 0) / list.length;
  expect(Math.abs(mean(made) / mean(pool) - 1)).toBeLessThan(0.2);
  expect(new Set(made.map(({ supply }) => JSON.stringify([...supply.all.keys()]))).size).toBeGreaterThan(190);
});
