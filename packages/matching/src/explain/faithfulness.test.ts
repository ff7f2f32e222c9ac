// What a reason cites is taken out of the profile, and the profile is read and scored again: the pair must lose what the
// reason says that the evidence gave.
import { createLanguage } from "@khamt/language";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  createMatcher,
  type CofounderProfile,
  type CompanyProfile,
  type IdeaProfile,
  type ProjectProfile,
} from "../index.ts";
import type { Features } from "../profile/features.ts";
import { pairOf } from "../score/pair.ts";
import { scorePair } from "../score/score.ts";
import { logOddsOf } from "./counterfactual.ts";
import type { Evidence, Reason } from "./reasons.ts";

const language = createLanguage();
const matcher = createMatcher({ language });

const things = {
  en: [
    "accounting",
    "tax",
    "VAT returns",
    "payroll",
    "audit",
    "logistics",
    "cold chain",
    "mobile development",
    "Kotlin",
    "Flutter",
    "web development",
    "React",
    "API integration",
    "sales",
    "marketing",
    "copywriting",
    "fibre grading",
    "felting",
    "zorbing",
    "shagai carving",
    "kiln firing",
  ],
  mn: [
    "нягтлан бодох бүртгэл",
    "татвар",
    "вэб хөгжүүлэлт",
    "борлуулалт",
    "маркетинг",
    "брэнд",
    "ноолуурын ангилал",
    "оёдол",
    "хүргэлт",
    "агуулах",
    "хөөмий",
    "шагай наадгай",
  ],
};
// The opening keeps the language of the text what it is, whatever is taken out.
const openings = { en: "I live here with my two children.", mn: "Би хоёр хүүхэдтэйгээ энд амьдардаг." };
const sentences = {
  en: [
    (thing: string) => `For nine years I have done ${thing}.`,
    (thing: string) => `Our shop lives from ${thing}.`,
  ],
  mn: [
    (thing: string) => `Арван жил ${thing} дээр ажилласан.`,
    (thing: string) => `Манай дэлгүүр ${thing} дээр тогтдог.`,
  ],
};
const requests = {
  en: [(thing: string) => `We need somebody for ${thing}.`],
  mn: [(thing: string) => `${thing} мэддэг хүн хэрэгтэй.`],
};
const industries = ["finance", "agriculture", "technology", "education", "food", "аялал жуулчлал"];
const places = ["Ulaanbaatar", "Дархан", "Berlin", "remote", "Улаанбаатар, remote"];

const list = fc.uniqueArray(fc.constantFrom(...things.en, ...things.mn), { maxLength: 5 });
/** A title and a text of one language; lists may hold both. */
const told = (isAsking: boolean) =>
  fc.constantFrom("en" as const, "mn" as const).chain((written) => {
    const thing = fc.constantFrom(...things[written]);
    const form = fc.constantFrom(...sentences[written], ...(isAsking ? requests[written] : []));
    return fc.record({
      title: thing,
      text: fc
        .array(fc.tuple(form, thing), { maxLength: 3 })
        .map((said) => [openings[written], ...said.map(([form, what]) => form(what))].join(" ")),
    });
  });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const commitment = maybe(fc.constantFrom("full-time", "part-time", "consulting", "weekends"));
const size = maybe(fc.constantFrom("startup", "small", "medium", "enterprise"));

const anIdea: fc.Arbitrary<IdeaProfile> = fc
  .tuple(
    told(true),
    fc.record({
      industry: fc.constantFrom(...industries),
      requiredSkills: list,
      tags: list,
      location: maybe(fc.constantFrom(...places)),
      commitment,
    }),
  )
  .map(([{ title, text }, rest]) => ({ id: "asking", title, description: text, ...rest }));
const aPerson: fc.Arbitrary<CofounderProfile> = fc
  .tuple(
    told(false),
    fc.record({
      skills: list,
      expertise: list,
      industries: fc.uniqueArray(fc.constantFrom(...industries), { maxLength: 2 }),
      availability: commitment,
      location: maybe(fc.constantFrom(...places)),
      workStyle: maybe(fc.constantFrom("remote", "onsite", "hybrid")),
    }),
  )
  .map(([{ title, text }, rest]) => ({ id: "offering", title, bio: text, ...rest }));
const aProject: fc.Arbitrary<ProjectProfile> = fc
  .tuple(
    told(true),
    fc.record({
      requiredSkills: list,
      budget: maybe(fc.constantFrom("$20k", "300 сая төгрөг", "$2m")),
      requiredCompanySize: size,
      preferredLocation: maybe(fc.constantFrom(...places)),
    }),
  )
  .map(([{ title, text }, rest]) => ({ id: "asking", title, description: text, ...rest }));
const aCompany: fc.Arbitrary<CompanyProfile> = fc
  .tuple(
    told(false),
    fc.record({
      industry: fc.constantFrom(...industries),
      services: list,
      technologies: list,
      size,
      location: maybe(fc.constantFrom(...places)),
      rating: maybe(fc.constantFrom(3, 4.5, 5)),
      completedProjects: maybe(fc.constantFrom(0, 4, 60)),
    }),
  )
  .map(([{ text }, rest]) => ({ id: "offering", description: text, ...rest }));

type Market = {
  readonly kinds: readonly ["idea", "cofounder"] | readonly ["project", "company"];
  readonly asking: object;
  readonly offering: object;
};
const markets: fc.Arbitrary<Market> = fc.oneof(
  fc.record({ kinds: fc.constant(["idea", "cofounder"] as const), asking: anIdea, offering: aPerson }),
  fc.record({ kinds: fc.constant(["project", "company"] as const), asking: aProject, offering: aCompany }),
);

const samples = fc.sample(markets, { numRuns: 250, seed: 11 });
const statistics = matcher.survey(
  samples.flatMap((market) => [read(market, "asking"), read(market, "offering")]),
);

function read({ kinds, ...sides }: Market, side: "asking" | "offering"): Features {
  return matcher.analyse(side === "asking" ? kinds[0] : kinds[1], sides[side] as never);
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

function unsaid(profile: object, words: string): object {
  const escaped = words.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "giu");
  return Object.fromEntries(
    Object.entries(profile).map(([field, value]: [string, unknown]) => {
      if (Array.isArray(value))
        return [field, value.filter((entry) => String(entry).toLowerCase() !== words.toLowerCase())];
      return [field, typeof value === "string" && field !== "id" ? value.replaceAll(whole, "") : value];
    }),
  );
}

const strengths = cited.filter(({ reason }) => reason.kind === "strength");
const tolerance = 0.1;

test("there is something to test: all factors but trust, which weighs too little to be a reason", () => {
  expect(strengths.length).toBeGreaterThan(500);
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
  const wrong = strengths
    .map((one) => ({ ...one, lost: logOdds(one.market) - logOdds(without(one)) }))
    .filter(
      ({ lost, evidence: { contribution } }) =>
        Math.abs(lost - contribution) > tolerance * contribution + 1e-9,
    );
  expect(wrong).toEqual([]);
});

test("no cited piece of evidence speaks against the pair", () => {
  for (const { market, ...rest } of strengths) {
    expect(rest.evidence.contribution).toBeGreaterThanOrEqual(0);
    expect(logOdds(market) - logOdds(without({ market, ...rest }))).toBeGreaterThan(-1e-9);
  }
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
