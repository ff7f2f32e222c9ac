import { createLanguage } from "@khamt/language";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  createMatcher,
  type CofounderProfile,
  type CompanyProfile,
  type IdeaProfile,
  type ProjectProfile,
} from "./index.ts";

const language = createLanguage();
const matcher = createMatcher({ language });

const idea: IdeaProfile = {
  id: "idea",
  ownerId: "founder",
  title: "Bookkeeping for small shops",
  description:
    "Shop owners in Ulaanbaatar photograph their receipts and we file the tax. We need an accountant who knows VAT and a mobile developer.",
  industry: "finance",
  requiredSkills: ["accounting", "tax", "mobile development"],
  tags: ["fintech", "receipts"],
  location: "Ulaanbaatar",
  commitment: "full-time",
};
const accountant: CofounderProfile = {
  id: "accountant",
  title: "Нягтлан бодогч",
  bio: "Жижиг дэлгүүрүүдийн татварын тайлан, НӨАТ-ын тайланг арван жил гаргасан.",
  skills: ["нягтлан бодох бүртгэл", "татвар"],
  industries: ["finance"],
  availability: "full-time",
  experience: "10+",
  location: "Улаанбаатар",
};
const romanisedAccountant: CofounderProfile = {
  ...accountant,
  id: "romanised",
  title: "Nyagtlan bodogch",
  bio: "Jijig delguuruudiin tatvariin tailan, NUAT-iin tailang arvan jil gargasan.",
  skills: ["nyagtlan bodoh burtgel", "tatvar"],
};
const developer: CofounderProfile = {
  id: "developer",
  title: "Mobile developer",
  bio: "I have built apps in Kotlin.",
  skills: ["mobile development", "Kotlin"],
  availability: "full-time",
  location: "Ulaanbaatar",
};
const partTimer: CofounderProfile = { ...accountant, id: "part-timer", availability: "weekends" };
const disclaimer: CofounderProfile = {
  ...accountant,
  id: "disclaimer",
  title: "Захирал",
  skills: ["удирдлага"],
  bio: "Олон жил дэлгүүр удирдсан. Нягтлан бодох бүртгэл, татвар мэдэхгүй.",
};
const cook: CofounderProfile = {
  id: "cook",
  title: "Chef",
  bio: "I run a kitchen.",
  skills: ["cooking"],
  availability: "full-time",
  location: "Ulaanbaatar",
};

const people = [cook, disclaimer, partTimer, developer, romanisedAccountant, accountant].map((person) =>
  matcher.analyse("cofounder", person),
);
const analysedIdea = matcher.analyse("idea", idea);
const statistics = matcher.survey([analysedIdea, ...people]);
const ranked = matcher.rank({ source: analysedIdea, candidates: people, statistics });
const placeOf = (id: string) => ranked.findIndex((match) => match.id === id);
const matchOf = (id: string) => ranked.find((match) => match.id === id);

describe("a small market of co-founders", () => {
  test("the accountant comes first: two of three skills, the field and full time", () => {
    expect(["accountant", "romanised"]).toContain(ranked[0]?.id);
  });
  test("the same person typed in Latin letters stands beside the Cyrillic one", () => {
    expect(Math.abs(placeOf("romanised") - placeOf("accountant"))).toBe(1);
    expect(
      Math.abs((matchOf("romanised")?.percent ?? 0) - (matchOf("accountant")?.percent ?? 99)),
    ).toBeLessThanOrEqual(8);
  });
  test("wrong hours put an equal person lower", () =>
    expect(placeOf("part-timer")).toBeGreaterThan(placeOf("accountant")));
  test("who disclaims the skill stands below those who have one", () => {
    expect(placeOf("disclaimer")).toBeGreaterThan(placeOf("developer"));
    expect(placeOf("disclaimer")).toBeGreaterThan(placeOf("part-timer"));
  });
  test("who has nothing of what is asked is far from the top", () =>
    expect(matchOf("cook")?.percent).toBeLessThan(40));
  test("the owner's own profiles are left out", () => {
    const own = matcher.analyse("cofounder", { ...accountant, id: "own", ownerId: "founder" });
    expect(
      matcher.rank({ source: analysedIdea, candidates: [own, ...people], statistics }).map(({ id }) => id),
    ).not.toContain("own");
  });
  test("only the other side of the market is ranked", () => {
    expect(matcher.rank({ source: analysedIdea, candidates: [analysedIdea], statistics })).toEqual([]);
  });
});

describe("reasons", () => {
  test("the first is the skills, in the words of both profiles", () => {
    const [reason] = matchOf("accountant")?.reasons ?? [];
    expect(reason).toMatchObject({ factor: "skills", kind: "strength" });
    expect(reason?.evidence.map(({ source, target }) => [source, target])).toContainEqual(["tax", "татвар"]);
  });
  test("what is missing is named", () => {
    const gap = matchOf("accountant")?.reasons.find(({ kind }) => kind === "gap");
    expect(gap?.evidence.map(({ source }) => source)).toEqual(["mobile development"]);
  });
  test("a plain contradiction is named", () => {
    expect(matchOf("part-timer")?.reasons.find(({ kind }) => kind === "conflict")).toMatchObject({
      factor: "commitment",
    });
    expect(matchOf("disclaimer")?.reasons.find(({ kind }) => kind === "conflict")).toMatchObject({
      factor: "skills",
    });
  });
  test("concepts are told in the reader's language", () => {
    const match = matchOf("accountant");
    if (!match) throw new Error("the accountant is ranked");
    expect(matcher.explain(match, "en").summary).toMatch(/accounting/);
    expect(matcher.explain(match, "mn").summary).toMatch(/нягтлан/);
    expect(matcher.explain(match, "mn").reasons).toHaveLength(match.reasons.length);
  });
  test("a match without a reason says so", () =>
    expect(matcher.explain({ reasons: [], percent: 1 }, "en").summary).toMatch(/No single point/));
  test("taking away the cited evidence lowers the score", () => {
    const cited = new Set(matchOf("accountant")?.reasons[0]?.evidence.map(({ target }) => target));
    expect(cited.size).toBeGreaterThan(0);
    const poorer = matcher.analyse("cofounder", {
      ...accountant,
      skills: (accountant.skills ?? []).filter((skill) => !cited.has(skill)),
    });
    const [after] = matcher.rank({ source: analysedIdea, candidates: [poorer], statistics });
    expect(after?.score).toBeLessThan(matchOf("accountant")?.score ?? 0);
  });
});

describe("projects and companies", () => {
  const project: ProjectProfile = {
    id: "project",
    title: "Онлайн дэлгүүр",
    description: "Ноолууран бүтээгдэхүүний онлайн дэлгүүр хийлгэнэ. Төлбөрийн холболттой.",
    category: "web",
    budget: "30 сая төгрөг",
    requiredSkills: ["вэб хөгжүүлэлт", "төлбөрийн холболт"],
    requiredCompanySize: "жижиг",
    preferredLocation: "Улаанбаатар",
  };
  const studio: CompanyProfile = {
    id: "studio",
    description: "We build online shops.",
    services: ["web development", "payment integration"],
    size: "small",
    location: "Ulaanbaatar",
    rating: 4.6,
    completedProjects: 30,
  };
  const giant: CompanyProfile = { ...studio, id: "giant", size: "enterprise" };
  const law: CompanyProfile = {
    id: "law",
    description: "We are a law firm.",
    services: ["contract law"],
    size: "small",
    location: "Ulaanbaatar",
  };
  const source = matcher.analyse("project", project);
  const candidates = [law, giant, studio].map((company) => matcher.analyse("company", company));

  test("the right size stands first, the wrong trade last", () => {
    expect(matcher.rank({ source, candidates }).map(({ id }) => id)).toEqual(["studio", "giant", "law"]);
  });
  test("a size far from what is asked is named", () => {
    const giantMatch = matcher.rank({ source, candidates }).find(({ id }) => id === "giant");
    expect(giantMatch?.reasons.at(-1)).toMatchObject({ factor: "size", kind: "conflict" });
  });
  test("who says that they do no software is refused for a web shop, which they never named", () => {
    const refusing: CompanyProfile = { ...law, id: "refusing", description: "No software development." };
    const [match] = matcher.rank({ source, candidates: [matcher.analyse("company", refusing)] });
    expect(match?.reasons.at(-1)).toMatchObject({ factor: "skills", kind: "conflict" });
  });
});

test("words outside the graph count within a language and say nothing across languages", () => {
  const words = (id: string, title: string) =>
    matcher.analyse("cofounder", { id, skills: ["accounting"], title });
  const source = matcher.analyse("idea", {
    id: "i",
    requiredSkills: ["accounting"],
    title: "Zorbing gliders.",
  });
  const factorsOf = (person: ReturnType<typeof words>) =>
    matcher.rank({ source, candidates: [person], statistics })[0]?.reasons.map(({ factor }) => factor);
  expect(factorsOf(words("same", "Zorbing gliders."))).toContain("wording");
  expect(factorsOf(words("other", "Энэ бол миний ажил байсан юм."))).not.toContain("wording");
});

test("both sides of a market see the same percentage", () => {
  for (const person of people) {
    const [seen] = matcher.rank({ source: person, candidates: [analysedIdea], statistics });
    expect(seen?.percent).toBe(matchOf(person.id)?.percent);
  }
});

describe("whatever people type", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("accounting", "татвар мэдэхгүй", "Kotlin хэрэгтэй", "50 сая", "remote"),
  );
  const anyIdea = fc.record({
    id: text,
    title: text,
    description: text,
    requiredSkills: fc.array(text, { maxLength: 3 }),
    location: text,
    commitment: text,
  });
  const anyPerson = fc.record({
    id: text,
    title: text,
    bio: text,
    skills: fc.array(text, { maxLength: 3 }),
    availability: text,
    location: text,
  });

  test("ranking never throws, percentages lie in 1 to 99 and are the same from both sides", () => {
    fc.assert(
      fc.property(anyIdea, anyPerson, (idea, person) => {
        const [a, b] = [matcher.analyse("idea", idea), matcher.analyse("cofounder", person)];
        const [there] = matcher.rank({ source: a, candidates: [b], statistics });
        const [back] = matcher.rank({ source: b, candidates: [a], statistics });
        expect(there?.percent).toBe(back?.percent);
        expect(there?.percent).toBeGreaterThanOrEqual(1);
        expect(there?.percent).toBeLessThanOrEqual(99);
      }),
    );
  });

  test("a profile that says nothing is ranked with no confidence and no reason", () => {
    const [match] = matcher.rank({
      source: matcher.analyse("idea", { id: "a" }),
      candidates: [matcher.analyse("cofounder", { id: "b" })],
    });
    expect(match?.reasons).toEqual([]);
    expect(match?.confidence).toBeLessThan(0.1);
  });
});
