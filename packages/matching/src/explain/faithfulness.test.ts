// What a reason cites is taken out of the profile, and the profile is read and scored again: the pair must lose what the
// reason says that the evidence gave.
import { createLanguage } from "@khamt/language";
import fc from "fast-check";
import { expect, test } from "vitest";
import { aCompany, anIdea, aPerson, aProject } from "../../test/random-profiles.ts";
import { createMatcher } from "../index.ts";
import type { Features } from "../profile/features.ts";
import { pairOf } from "../score/pair.ts";
import { scorePair } from "../score/score.ts";
import { logOddsOf } from "./counterfactual.ts";
import type { Evidence, Reason } from "./reason.ts";

const language = createLanguage();
const matcher = createMatcher({ language });

type Market = {
  readonly kinds: readonly ["idea", "cofounder"] | readonly ["project", "company"];
  readonly asking: object;
  readonly offering: object;
};
const markets: fc.Arbitrary<Market> = fc.oneof(
  fc.record({ kinds: fc.constant(["idea", "cofounder"] as const), asking: anIdea, offering: aPerson }),
  fc.record({ kinds: fc.constant(["project", "company"] as const), asking: aProject, offering: aCompany }),
);

/** By the profile: of a market that loses a piece of evidence, one side stays as it was. */
const analysed = new WeakMap<object, Features>();

/** More with TEST_RUNS. */
const samples = fc.sample(markets, { numRuns: Number(process.env["TEST_RUNS"] || 400), seed: 11 });
const statistics = matcher.survey(
  samples.flatMap((market) => [read(market, "asking"), read(market, "offering")]),
);

function read({ kinds, ...sides }: Market, side: "asking" | "offering"): Features {
  const profile = sides[side];
  const features =
    analysed.get(profile) ?? matcher.analyse(side === "asking" ? kinds[0] : kinds[1], profile as never);
  analysed.set(profile, features);
  return features;
}

function logOdds(market: Market): number {
  const { relation, sides } = pairOf(read(market, "asking"), read(market, "offering"));
  return logOddsOf(scorePair(relation, sides, { language, statistics }));
}

type Cited = {
  readonly market: Market;
  readonly reason: Reason;
  readonly evidence: Evidence;
};
const cited: Cited[] = samples.flatMap((market) => {
  const [match] = matcher.rank({
    source: read(market, "asking"),
    candidates: [read(market, "offering")],
    statistics,
  });
  return (match?.reasons ?? []).flatMap((reason) =>
    reason.evidence.map((evidence) => ({ market, reason, evidence })),
  );
});

const fieldsOf: Readonly<Partial<Record<string, readonly string[]>>> = {
  commitment: ["commitment"],
  size: ["requiredCompanySize"],
  budget: ["budget"],
  place: ["location", "preferredLocation"],
};

/** The market as it would be had nobody written what is cited. */
function without({ market, reason: { factor }, evidence }: Cited): Market {
  const fields = fieldsOf[factor];
  return fields
    ? { ...market, asking: dropped(market.asking, fields) }
    : { ...market, offering: unsaid(market.offering, evidence.target) };
}

function dropped(profile: object, fields: readonly string[]): object {
  return Object.fromEntries(Object.entries(profile).filter(([field]) => !fields.includes(field)));
}

/** Without the words, but with the field: who has a title still has one. */
function unsaid(profile: object, words: string): object {
  const escaped = words.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "giu");
  return Object.fromEntries(
    Object.entries(profile).map(([field, value]: [string, unknown]) => {
      if (Array.isArray(value))
        return [field, value.filter((entry) => String(entry).toLowerCase() !== words.toLowerCase())];
      return [field, typeof value === "string" && field !== "id" ? value.replaceAll(whole, "…") : value];
    }),
  );
}

const strengths = cited
  .filter(({ reason }) => reason.kind === "strength")
  .map((one) => ({ ...one, lost: logOdds(one.market) - logOdds(without(one)) }));
const tolerance = 0.1;

test("there is something to test: all factors but trust, which weighs too little to be a reason", () => {
  expect(strengths.length).toBeGreaterThan(450);
  expect([...new Set(strengths.map(({ reason }) => reason.factor))].sort()).toEqual([
    "budget",
    "commitment",
    "place",
    "size",
    "skills",
    "subject",
    "usefulness",
    "wording",
  ]);
});

test("without a cited piece of evidence a pair loses what the evidence is said to give, to a tenth", () => {
  const wrong = strengths.filter(
    ({ lost, evidence: { contribution } }) => Math.abs(lost - contribution) > tolerance * contribution + 1e-9,
  );
  expect(wrong).toEqual([]);
});

test("no cited piece of evidence speaks against the pair", () => {
  for (const { lost, evidence } of strengths) {
    expect(evidence.contribution).toBeGreaterThanOrEqual(0);
    expect(lost).toBeGreaterThan(-1e-9);
  }
});

test("what takes somebody further from what a company needs is not cited", () => {
  const company = matcher.analyse("company", {
    id: "kiln",
    description: "We are looking for somebody who knows web development.",
    industry: "food",
    services: ["kiln firing", "tax", "felting", "payroll", "accounting"],
    location: "Ulaanbaatar",
  });
  const person = matcher.analyse("cofounder", {
    id: "web",
    skills: ["VAT returns"],
    expertise: ["tax", "kiln firing", "web development"],
    location: "Ulaanbaatar",
  });
  const [match] = matcher.rank({ source: company, candidates: [person], statistics });
  const told = match?.reasons.flatMap(({ evidence }) => evidence) ?? [];
  expect(told.length).toBeGreaterThan(1);
  expect(told.filter(({ contribution }) => contribution < 0)).toEqual([]);
});

test("what is missing costs what having it would add", () => {
  const gaps = cited.filter(({ reason }) => reason.kind === "gap");
  expect(gaps.length).toBeGreaterThan(100);
  for (const { market, evidence } of gaps) {
    const list = market.kinds[0] === "idea" ? "skills" : "services";
    const own = (market.offering as Record<string, string[] | undefined>)[list] ?? [];
    const having = { ...market, offering: { ...market.offering, [list]: [...own, evidence.source] } };
    expect(logOdds(market) - logOdds(having)).toBeCloseTo(evidence.contribution, 6);
  }
});

test("a conflict costs its penalty", () => {
  const conflicts = cited.filter(({ reason }) => reason.kind === "conflict");
  expect(conflicts.length).toBeGreaterThan(20);
  for (const { reason, evidence } of conflicts) expect(evidence.contribution).toBe(reason.contribution);
});
