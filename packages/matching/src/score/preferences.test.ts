import { createLanguage } from "@khamt/language";
import { describe, expect, test } from "vitest";
import { createMatcher, type CofounderProfile, type IdeaProfile, type Preferences } from "../index.ts";
import { logOddsOf } from "../explain/counterfactual.ts";
import { pairOf } from "./pair.ts";
import { scorePair } from "./score.ts";
import { mustPenalties, penalties } from "./penalties.ts";

const language = createLanguage();
const matcher = createMatcher({ language });

const idea: IdeaProfile = {
  id: "idea",
  description: "We file the tax of small shops.",
  industry: "finance",
  requiredSkills: ["accounting", "sales", "mobile development"],
  location: "Ulaanbaatar",
  commitment: "full-time",
};
const person: CofounderProfile = {
  id: "person",
  bio: "I keep the books of shops.",
  skills: ["accounting", "tax"],
  industries: ["finance"],
  availability: "weekends",
  location: "Berlin",
};
const context = { language, statistics: matcher.survey([]) };

function scored(ofIdea: Preferences | null, ofPerson: Preferences | null = null) {
  const asking = matcher.analyse("idea", { ...idea, preferences: ofIdea });
  const { relation, sides } = pairOf(
    asking,
    matcher.analyse("cofounder", { ...person, preferences: ofPerson }),
  );
  return scorePair(relation, sides, context);
}
const plain = scored(null);
const must = { importance: "must" } as const;
const any = { importance: "any" } as const;

describe("a must", () => {
  test("that is not met costs its penalty, of skills each", () => {
    expect(logOddsOf(plain) - logOddsOf(scored({ skills: { ...must, values: ["sales"] } }))).toBeCloseTo(
      mustPenalties.skills,
    );
    expect(logOddsOf(plain) - logOddsOf(scored({ skills: must }))).toBeCloseTo(2 * mustPenalties.skills);
    expect(logOddsOf(plain) - logOddsOf(scored({ place: must }))).toBeCloseTo(mustPenalties.place);
  });
  test("of time takes the place of the plain contradiction", () => {
    expect(logOddsOf(plain) - logOddsOf(scored({ commitment: must }))).toBeCloseTo(
      mustPenalties.commitment - penalties.commitment,
    );
  });
  test("that is met changes nothing", () => {
    expect(scored({ skills: { ...must, values: ["accounting"] } }).score).toBe(plain.score);
  });
  test("of either side is told to both, in their languages", () => {
    const [asking, offering] = [
      matcher.analyse("idea", idea),
      matcher.analyse("cofounder", { ...person, preferences: { place: must } }),
    ];
    const [there] = matcher.rank({ source: asking, candidates: [offering], statistics: context.statistics });
    const [back] = matcher.rank({ source: offering, candidates: [asking], statistics: context.statistics });
    expect(there?.percent).toBe(back?.percent);
    expect(there?.reasons.at(-1)).toMatchObject({
      kind: "conflict",
      must: "place",
      contribution: -mustPenalties.place,
    });
    if (!there || !back) throw new Error("they meet");
    expect(matcher.explain(there, "en").reasons.at(-1)).toBe(
      "The required place differs: Berlin required, Ulaanbaatar stated.",
    );
    expect(matcher.explain(back, "mn").reasons.at(-1)).toBe(
      "Заавал шаардсан байршил зөрж байна (шаардсан – бичсэн): Берлин – Улаанбаатар.",
    );
  });
  test("of stage is told", () => {
    const [match] = matcher.rank({
      source: matcher.analyse("idea", { ...idea, stage: "idea" }),
      candidates: [
        matcher.analyse("cofounder", {
          ...person,
          preferences: { stage: { ...must, values: ["mvp", "growth"] } },
        }),
      ],
      statistics: context.statistics,
    });
    if (!match) throw new Error("they meet");
    expect(matcher.explain(match, "en").reasons.at(-1)).toBe(
      "The required stage differs: MVP, growth required, idea stated.",
    );
    expect(matcher.explain(match, "mn").reasons.at(-1)).toBe(
      "Заавал шаардсан үе шат зөрж байна (шаардсан – бичсэн): анхны хувилбар, өсөлт – санаа.",
    );
  });
  test("that is missing is named", () => {
    const [match] = matcher.rank({
      source: matcher.analyse("idea", { ...idea, preferences: { skills: { ...must, values: ["sales"] } } }),
      candidates: [matcher.analyse("cofounder", person)],
      statistics: context.statistics,
    });
    if (!match) throw new Error("they meet");
    expect(matcher.explain(match, "en").reasons.at(-1)).toBe("Required, not found: sales.");
    expect(matcher.explain(match, "mn").reasons.at(-1)).toMatch(/^Заавал шаардсан боловч алга: [а-яөү]+\.$/);
  });
});

describe("what does not matter", () => {
  test("gives and takes nothing in the eyes of that side, and costs no confidence", () => {
    const open = scored({ commitment: any });
    const ofCommitment = ({ contributions }: typeof open, direction: string) =>
      contributions.find((one) => one.factor === "commitment" && one.direction === direction)?.value;
    expect(ofCommitment(open, "wanted")).toBe(0);
    expect(ofCommitment(open, "offered")).toBe(ofCommitment(plain, "offered"));
    expect(open.confidence).toBe(plain.confidence);
    expect(open.percent).toBeGreaterThan(plain.percent);
  });
  test("is no contradiction where neither side minds", () => {
    expect(plain.conflicts.map(({ factor }) => factor)).toContain("commitment");
    expect(scored({ commitment: any }, { commitment: any }).conflicts).toEqual([]);
  });
  test("takes an industry out of what the other side is judged by", () => {
    const kinds = (preferences: Preferences) =>
      [...matcher.analyse("idea", { ...idea, preferences }).concepts.keys()].map((id) => language.kindOf(id));
    expect(kinds({})).toContain("industry");
    expect(kinds({ industry: any })).not.toContain("industry");
  });
});
