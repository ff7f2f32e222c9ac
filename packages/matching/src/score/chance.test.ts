import { expect, test } from "vitest";
import { createLanguage } from "@khamt/language";
import { createMatcher } from "../matcher.ts";
import { breadthOf, classesOfBreadth, lossByBreadth, mostBreadth } from "./chance.ts";
import { scorePair } from "./score.ts";

const language = createLanguage();
const matcher = createMatcher({ language });

test("the more a profile speaks of, the more is taken off", () => {
  for (const kind of ["idea", "project", "cofounder", "company"] as const) {
    const [few, more, most] = classesOfBreadth(kind).map((breadth) => lossByBreadth(kind, breadth));
    expect(few).toBeLessThan(0);
    expect(more).toBeGreaterThan(few ?? 0);
    expect(most).toBeGreaterThan(more ?? 0);
  }
  expect(lossByBreadth("company", mostBreadth)).toBeGreaterThan(0);
});

test("of a project in few words what fits says more than of one in many", () => {
  const company = matcher.analyse("company", {
    id: "company",
    name: "Cold",
    services: ["cold rooms"],
    description: "We build cold rooms in Darkhan.",
  });
  const needs = "Cold rooms for a dairy in Darkhan.";
  const project = (id: string, description: string) =>
    matcher.analyse("project", { id, title: "Cold rooms", description, requiredSkills: ["cold rooms"] });
  const [short, long] = [
    project("short", needs),
    project(
      "long",
      `${needs} The dairy has a shop, a school bus, a kindergarten, a wool store, a carpentry, a bakery, a greenhouse, a chess club, a choir, a library, a football team and a museum of saddles.`,
    ),
  ];
  const statistics = matcher.survey([company, short, long]);
  const scoreOf = (asking: typeof short) =>
    scorePair("project-company", { asking, offering: company }, { language, statistics });
  expect(scoreOf(short).chance).toBeLessThan(scoreOf(long).chance - 0.3);
  expect(scoreOf(short).percent).toBeGreaterThan(scoreOf(long).percent);
});

test("a person who also tells of much that nobody asked for stands a little lower", () => {
  const idea = matcher.analyse("idea", {
    id: "idea",
    title: "Bookkeeping for bakeries",
    requiredSkills: ["accounting"],
  });
  const bio = "I keep the books of small bakeries.";
  const other =
    "Sailing, chess, gardening, opera, astronomy, pottery, knitting, fencing, judo, ballet, sculpture, archery, calligraphy, beekeeping, origami, rowing and yoga fill my other days.";
  const person = (id: string, text: string) =>
    matcher.analyse("cofounder", { id, skills: ["accounting"], bio: text });
  const [brief, long] = [person("brief", bio), person("long", `${bio} ${other}`)];
  const statistics = matcher.survey([idea, brief, long]);
  const scoreOf = (offering: typeof brief) =>
    scorePair("idea-cofounder", { asking: idea, offering }, { language, statistics });
  expect(breadthOf(long)).toBeGreaterThan(breadthOf(brief));
  expect(scoreOf(long).chance).toBeGreaterThan(scoreOf(brief).chance);
  expect(scoreOf(long).score).toBeLessThan(scoreOf(brief).score);
});
