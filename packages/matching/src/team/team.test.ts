import { createLanguage } from "@khamt/language";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createMatcher, type CofounderProfile } from "../index.ts";
import { chooseTeam, type Contestant, gainOf } from "./choose-team.ts";
import { leastPercentOfTeam, type TeamInput } from "./team.ts";

const matcher = createMatcher({ language: createLanguage() });

const asking = matcher.analyse("idea", {
  id: "idea",
  ownerId: "founder",
  title: "Receipts of small shops",
  description: "We read the receipts of shops.",
  industry: "finance",
  requiredSkills: ["accounting", "mobile development", "sales", "Korean"],
});
const person = (id: string, skills: string[], more: Partial<CofounderProfile> = {}) =>
  matcher.analyse("cofounder", {
    id,
    skills,
    industries: ["finance"],
    bio: "For years I have worked with small shops and their receipts.",
    ...more,
  });
const accountant = person("accountant", ["нягтлан бодох бүртгэл"]);
const developer = person("developer", ["Kotlin", "mobile development"]);
const seller = person("seller", ["sales"]);
const cook = person("cook", ["cooking"], { industries: ["food"] });
const both = person("both", ["accounting", "sales"]);
const people = [cook, seller, developer, accountant];
const statistics = matcher.survey([asking, ...people, both]);
type Input = Omit<TeamInput, "asking" | "statistics">;
const team = (input: Input) => matcher.team({ asking, statistics, ...input });
const ids = (input: Input) => team(input).members.map(({ id }) => id);

describe("a team for an idea", () => {
  test("is of those who each bring something that is asked for", () => {
    expect(ids({ candidates: people }).sort()).toEqual(["accountant", "developer", "seller"]);
  });
  test("is the smaller, the more one person has", () => {
    expect(ids({ candidates: [...people, both] }).sort()).toEqual(["both", "developer"]);
  });
  test("is the same where whoever fits too little is not looked at", () => {
    const potter = person("potter", ["pottery"], { industries: ["art"], bio: "I make pots." });
    const all = [...people, both, potter];
    const least = leastPercentOfTeam("idea", "cofounder");
    const ranked = matcher.rank({ source: asking, candidates: all, statistics });
    const close = new Set(ranked.flatMap(({ id, percent }) => (percent >= least ? id : [])));
    expect(close.has("potter")).toBe(false);
    expect(team({ candidates: all.filter(({ id }) => close.has(id)) })).toEqual(team({ candidates: all }));
  });
  test("says in the words of both who covers what, and what stays open", () => {
    const found = team({ candidates: people });
    const covers = found.members.flatMap((member) =>
      member.covers.map(({ need, theirs }) => [member.id, need, theirs]),
    );
    expect(covers).toContainEqual(["accountant", "accounting", "нягтлан бодох бүртгэл"]);
    expect(found.open.map(({ need }) => need)).toEqual(["Korean"]);
    const brought = found.members.reduce((sum, { brings }) => sum + brings, 0);
    expect(brought).toBeCloseTo(found.covered, 10);
    expect(found.covered).toBeLessThan(1);
  });
  test("leaves out what those who are there can do", () => {
    const found = team({ candidates: people, present: [both] });
    expect(found.members.map(({ id }) => id)).toEqual(["developer"]);
    expect(found.covered).toBeGreaterThan(found.members[0]?.brings ?? 1);
  });
  test("never puts down anybody for what they refuse", () => {
    const openWith = (bio: string) =>
      team({ candidates: [], present: [person("chief", ["CFO"], { bio })] }).open.map(({ need }) => need);
    expect(openWith("I have run finance for years.")).not.toContain("accounting");
    expect(openWith("I do no accounting.")).toContain("accounting");
  });
  test("is of others than the owner", () => {
    const own = person("own", ["accounting"], { ownerId: "founder" });
    expect(ids({ candidates: [own] })).toEqual([]);
    expect(ids({ candidates: [{ ...own, ownerId: "somebody" }] })).toEqual(["own"]);
  });
  test("is of people who meet every must but a skill, which another may bring", () => {
    const wishing = (values: string[]) =>
      matcher.analyse("idea", {
        id: "wishing",
        requiredSkills: ["accounting", "sales"],
        industry: "finance",
        preferences: { skills: { importance: "must" }, place: { importance: "must", values } },
      });
    const candidates = [accountant, seller].map((one) => ({
      ...one,
      facts: { ...one.facts, place: { value: "berlin", words: "Berlin" } },
    }));
    const found = (values: string[]) =>
      matcher.team({ asking: wishing(values), candidates, statistics }).members.map(({ id }) => id);
    expect(found(["Germany"]).sort()).toEqual(["accountant", "seller"]);
    expect(found(["Ulaanbaatar"])).toEqual([]);
  });
  test("is the same whatever the order of the candidates", () => {
    const twins = ["b", "a", "c"].map((id) => person(id, ["accounting"]));
    const candidates = [...people, ...twins];
    fc.assert(
      fc.property(fc.shuffledSubarray(candidates, { minLength: candidates.length }), (shuffled) => {
        expect(team({ candidates: shuffled })).toEqual(team({ candidates }));
      }),
      { numRuns: 20 },
    );
    expect(ids({ candidates: twins })).toEqual(["a"]);
  });
});

test("for a project it is one company", () => {
  const project = matcher.analyse("project", { id: "p", requiredSkills: ["web development", "photography"] });
  const companies = [
    matcher.analyse("company", { id: "studio", services: ["web development"] }),
    matcher.analyse("company", { id: "all", services: ["web development", "photography"] }),
  ];
  const found = matcher.team({
    asking: project,
    candidates: companies,
    statistics: matcher.survey([project, ...companies]),
  });
  expect(found.members.map(({ id }) => id)).toEqual(["all"]);
  expect(found.covered).toBeCloseTo(1);
});

test("the team is told in both languages, the concepts by their names", () => {
  const found = team({ candidates: people });
  const english = matcher.explainTeam(found, "en");
  expect(english.summary).toMatch(/^3 members cover \d+% of what is asked for\.$/);
  expect(english.members.join()).toMatch(/Covers: accounting\./);
  const mongolian = matcher.explainTeam(found, "mn");
  expect(mongolian.summary).toMatch(/^3 гишүүн хэрэгтэй зүйлийн \d+%-ийг хангана\.$/);
  expect(mongolian.members.join()).toMatch(/Хариуцаж чадах зүйл: .*нягтлан/);
  expect(mongolian.open).toMatch(/^Одоохондоо хэн ч чадахгүй зүйл: [а-яөүё ]+\.$/);
  expect(matcher.explainTeam(team({ candidates: [cook] }), "en").summary).toMatch(/^Nobody/);
});

describe("greedy choice beside every possible team", () => {
  const size = 3;
  const market = fc
    .array(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 4, maxLength: 4 }), {
      minLength: 1,
      maxLength: 7,
    })
    .map((rows) => rows.map(contestant));
  function contestant(values: readonly number[], at: number): Contestant {
    const serves = values.map((value) => ({ value, mention: undefined }));
    return { id: String(at), score: 1 / (1 + values.reduce((a, b) => a + b)), percent: 50, serves };
  }
  const coveredBy = (members: readonly Contestant[]) =>
    members.reduce((sum, member, at) => sum + gainOf(member, members.slice(0, at)), 0);
  const best = (all: readonly Contestant[], left: number): number =>
    left === 0 ? 0 : Math.max(0, ...teamsOf(all, left).map(coveredBy));
  function teamsOf(all: readonly Contestant[], left: number): Contestant[][] {
    if (left === 0) return [[]];
    return all.flatMap((first, at) => [
      [first],
      ...teamsOf(all.slice(at + 1), left - 1).map((rest) => [first, ...rest]),
    ]);
  }

  test("is never worse than 1 − 1/e of the best, and without those who add too little never by more than they would", () => {
    fc.assert(
      fc.property(market, fc.integer({ min: 0, max: 6 }), (contestants, least) => {
        const covered = coveredBy(chooseTeam({ contestants, there: [], size, least }));
        const optimum = best(contestants, size);
        expect(covered).toBeGreaterThanOrEqual(
          Math.min((1 - 1 / Math.E) * optimum, optimum - size * least) - 1e-9,
        );
      }),
    );
  });

  test("reaches the best itself in nine of ten", () => {
    const markets = fc.sample(market, { numRuns: 300, seed: 7 });
    const equal = markets.filter(
      (contestants) =>
        coveredBy(chooseTeam({ contestants, there: [], size, least: 0 })) === best(contestants, size),
    );
    expect(equal.length / markets.length).toBeGreaterThan(0.9);
  });

  test("takes whom the plain choice takes that looks at everybody each time", () => {
    fc.assert(
      fc.property(market, (contestants) => {
        const plain: Contestant[] = [];
        while (plain.length < size) {
          const next = contestants
            .filter((one) => !plain.includes(one) && gainOf(one, plain) > 0)
            .sort(
              (a, b) => gainOf(b, plain) - gainOf(a, plain) || b.score - a.score || (a.id < b.id ? -1 : 1),
            )[0];
          if (next === undefined) break;
          plain.push(next);
        }
        const lazy = chooseTeam({ contestants, there: [], size, least: 0 });
        expect(plain).toEqual(expect.arrayContaining(lazy));
        expect(coveredBy(lazy)).toBe(coveredBy(plain));
      }),
    );
  });
});
