import { createLanguage } from "@khamt/language";
import { expect, test } from "vitest";
import { createMatcher } from "../matcher.ts";
import type { CofounderProfile, IdeaProfile } from "../profile/profile.ts";
import { textProfile } from "../profile/text-profile.ts";

const matcher = createMatcher({ language: createLanguage() });

type Other = { kind: "idea"; profile: IdeaProfile } | { kind: "cofounder"; profile: CofounderProfile };

function answer(text: string, { kind, profile }: Other) {
  const wish = textProfile({ kind: kind === "idea" ? "cofounder" : "idea", target: kind, text });
  const source = matcher.analyse(wish.kind, wish.profile);
  const [match] = matcher.rank({ source, candidates: [matcher.analyse(kind, profile)] });
  const strengths = match?.reasons.filter((reason) => reason.kind === "strength") ?? [];
  const words = strengths.flatMap(({ evidence }) => evidence.map(({ target }) => target));
  return { percent: match?.percent ?? 0, words };
}

test("whoever is somewhere in the country that is named is told so, and so is each place of two", () => {
  const tokyo: Other = { kind: "cofounder", profile: { id: "yumi", location: "Tokyo, Japan" } };
  expect(answer("someone in Japan", tokyo).words).toEqual(["Tokyo, Japan"]);
  expect(answer("Japan or Osaka", tokyo).words).toEqual(["Tokyo, Japan"]);
  expect(answer("someone in Osaka", tokyo).words).toEqual([]);
});

test("a good match of a wish tells what it rests on, though that is only near to what was said", () => {
  const idea: Other = {
    kind: "idea",
    profile: { id: "results", title: "Wrestling results", requiredSkills: ["web hugjuulelt", "Excel"] },
  };
  const { percent, words } = answer("frontend developer, React", idea);
  expect(percent).toBeGreaterThanOrEqual(50);
  expect(words).toEqual(["web hugjuulelt"]);
});
