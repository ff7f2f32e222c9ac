import { createLanguage } from "@khamt/language";
import { describe, expect, test } from "vitest";
import { createMatcher, type CofounderProfile, type IdeaProfile } from "../index.ts";
import type { Preferences } from "../profile/profile.ts";
import { unmetMusts } from "./musts.ts";
import { scorePair } from "./score.ts";
import { mustPenalties, penalties } from "./penalties.ts";

const language = createLanguage();
const matcher = createMatcher({ language });

const plainIdea: IdeaProfile = {
  id: "idea",
  description: "We file the tax of small shops.",
  industry: "finance",
  requiredSkills: ["accounting", "sales"],
  location: "Ulaanbaatar",
  commitment: "full-time",
};
const plainPerson: CofounderProfile = {
  id: "person",
  bio: "I have worked in shops.",
  skills: ["accounting"],
  availability: "part-time",
  location: "Berlin",
  workStyle: "onsite",
  languages: ["English"],
  industries: ["agriculture"],
};
const context = { language, statistics: matcher.survey([]) };

function pairWith(
  preferences: { idea?: Preferences; person?: Preferences },
  person: Partial<CofounderProfile> = {},
) {
  return {
    asking: matcher.analyse("idea", { ...plainIdea, preferences: preferences.idea ?? null }),
    offering: matcher.analyse("cofounder", {
      ...plainPerson,
      preferences: preferences.person ?? null,
      ...person,
    }),
  };
}
const unmet = (preferences: Parameters<typeof pairWith>[0], person: Partial<CofounderProfile> = {}) =>
  unmetMusts(pairWith(preferences, person), context).map(({ must, penalty, mine, theirs }) => [
    must,
    penalty,
    mine,
    theirs,
  ]);
const must = { importance: "must" } as const;

describe("a must that is not met", () => {
  test("is a missing skill, each for itself", () => {
    expect(unmet({ idea: { skills: must } })).toEqual([["skills", mustPenalties.skills, "sales", ""]]);
    expect(unmet({ idea: { skills: must } }, { skills: ["cooking"] })).toHaveLength(2);
  });
  test("is time, place and style of work", () => {
    expect(
      unmet({ idea: { commitment: must, place: must, workStyle: { ...must, values: ["remote"] } } }),
    ).toEqual([
      ["commitment", mustPenalties.commitment, "full-time", "part-time"],
      ["place", mustPenalties.place, "Ulaanbaatar", "Berlin"],
      ["workStyle", mustPenalties.workStyle, "remote", "onsite"],
    ]);
  });
  test("is a language or an industry", () => {
    expect(
      unmet({
        idea: { language: { ...must, values: ["Korean"] }, industry: { ...must, values: ["mining"] } },
      }).map(([attribute]) => attribute),
    ).toEqual(["language", "industry"]);
  });
  test("is the stage of an idea, in the eyes of who would join", () => {
    const at = (stage: string, values: string[]) => {
      const asking = matcher.analyse("idea", { ...plainIdea, stage });
      const preferences = { stage: { ...must, values } };
      const offering = matcher.analyse("cofounder", { ...plainPerson, preferences });
      return unmetMusts({ asking, offering }, context).map(({ mine, theirs }) => [mine, theirs]);
    };
    expect(at("idea", ["mvp", "growth"])).toEqual([["idea", "mvp, growth"]]);
    expect(at("growth", ["mvp", "growth"])).toEqual([]);
    expect(at("concept", ["төлөвлөлт"])).toEqual([]);
    expect(at("growth", ["early stage"])).toHaveLength(1);
    expect(at("not said", ["mvp"])).toEqual([]);
  });
  test("may be the offering side's", () => {
    expect(unmet({ person: { place: must } })).toEqual([
      ["place", mustPenalties.place, "Ulaanbaatar", "Berlin"],
    ]);
  });
  test("is none where it is met, in other words too", () => {
    expect(
      unmet(
        {
          idea: {
            skills: must,
            place: { ...must, values: ["Mongolia"] },
            language: { ...must, values: ["Mongolian"] },
          },
        },
        { skills: ["нягтлан бодох бүртгэл", "борлуулалт"], location: "Дархан", languages: ["монгол"] },
      ),
    ).toEqual([]);
  });
  test("is none where the other side says nothing of it", () => {
    const silent = {
      skills: [],
      bio: "",
      availability: null,
      location: null,
      workStyle: null,
      languages: [],
      industries: [],
    };
    expect(
      unmet(
        {
          idea: {
            skills: must,
            commitment: must,
            place: must,
            language: { ...must, values: ["Korean"] },
            industry: must,
          },
        },
        silent,
      ),
    ).toEqual([]);
  });
  test("counts once beside the plain contradiction of the same fact, and beside a refusal", () => {
    const pair = pairWith({ idea: { commitment: must, skills: must } }, { bio: "I do no sales." });
    const { conflicts } = scorePair("idea-cofounder", pair, context);
    expect(conflicts.map(({ factor, penalty }) => [factor, penalty])).toEqual([
      ["commitment", mustPenalties.commitment],
      ["skills", mustPenalties.skills],
      ["place", penalties.place],
    ]);
  });
});
