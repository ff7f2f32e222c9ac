import { expect, test } from "vitest";
import { createLanguage } from "@khamt/language";
import { createMatcher } from "../matcher.ts";
import { breadthOf, leastBreadth, lossByChance, mostBreadth } from "./chance.ts";
import { scorePair } from "./score.ts";

const language = createLanguage();
const matcher = createMatcher({ language });

test("the more two profiles speak of, the more is taken off, whichever of them it is", () => {
  expect(lossByChance(30, 50)).toBe(lossByChance(50, 30));
  expect(lossByChance(30, 50)).toBeGreaterThan(lossByChance(30, 40));
  expect(lossByChance(leastBreadth, leastBreadth)).toBeLessThan(0);
  expect(lossByChance(mostBreadth, mostBreadth)).toBeGreaterThan(0);
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
