import { createLanguage } from "@khamt/language";
import { expect, test } from "vitest";
import { createMatcher } from "../matcher.ts";
import type { CofounderProfile, IdeaProfile } from "../profile/profile.ts";
import { textProfile } from "../profile/text-profile.ts";

const matcher = createMatcher({ language: createLanguage() });

type Others = { kind: "cofounder"; all: CofounderProfile[] } | { kind: "idea"; all: IdeaProfile[] };

function percentsOf(text: string, { kind, all }: Others): Record<string, number> {
  const wish = textProfile({ kind: kind === "idea" ? "cofounder" : "idea", target: kind, text });
  const candidates = all.map((each) => matcher.analyse(kind, each));
  const source = matcher.analyse(wish.kind, wish.profile);
  const matches = matcher.rank({ source, candidates, statistics: matcher.survey(candidates) });
  return Object.fromEntries(matches.map(({ id, percent }) => [id, percent]));
}

test("who has the craft comes before who knows the tool that is named beside it", () => {
  const all = [
    { id: "estimator", title: "Construction cost estimator", skills: ["cost estimation", "Excel"] },
    { id: "electrician", title: "Electrical engineer", skills: ["AutoCAD", "solar panels"] },
  ];
  const { estimator = 0, electrician = 0 } = percentsOf("construction cost estimator, AutoCAD", {
    kind: "cofounder",
    all,
  });
  expect(estimator).toBeGreaterThan(2 * electrician);
});

test("of a wish for a team one refuses a part, of a wish for one thing the whole", () => {
  const all = [
    {
      id: "programmer",
      title: "Gameplay programmer",
      skills: ["Unity", "C#"],
      bio: "I can't draw. I am no artist.",
    },
    { id: "other", title: "Accountant", skills: ["accounting"] },
  ];
  const percentFor = (text: string) => percentsOf(text, { kind: "cofounder", all })["programmer"] ?? 0;
  expect(percentFor("a Unity developer, a C# developer and an artist")).toBeGreaterThan(20);
  expect(percentFor("an artist")).toBeLessThan(10);
});

test("who looks for ideas of a field is shown those of the field around it, which is not all of technology", () => {
  const all = [
    { id: "school", title: "Code clubs", industry: "education", requiredSkills: ["teaching"] },
    { id: "sensors", title: "Tyre sensors", industry: "technology", requiredSkills: ["electronics"] },
  ];
  const { school = 0, sensors = 0 } = percentsOf("edtech", { kind: "idea", all });
  expect(school).toBeGreaterThan(25);
  expect(sensors).toBeLessThan(15);
});

test("a place or a time alone makes no good match, whoever is there", () => {
  const all: CofounderProfile[] = [
    { id: "there", title: "Accountant", location: "Tokyo", availability: "part-time", workStyle: "remote" },
  ];
  const percentFor = (text: string) => percentsOf(text, { kind: "cofounder", all })["there"] ?? 0;
  for (const text of ["Japan", "part-time", "remote only", "Japan, part-time"])
    expect([text, percentFor(text)]).toEqual([text, 49]);
  expect(percentFor("an accountant in Japan")).toBeGreaterThan(65);
});

test("whoever wishes for a place alone means those who are there, and not everybody who works from anywhere", () => {
  const all: CofounderProfile[] = [
    { id: "there", title: "Accountant", location: "Darkhan" },
    { id: "anywhere", title: "Designer", location: "Berlin", workStyle: "remote" },
  ];
  const { there = 0, anywhere = 0 } = percentsOf("someone in Darkhan", { kind: "cofounder", all });
  expect(there).toBeGreaterThan(30);
  expect(anywhere).toBeLessThan(15);
});
