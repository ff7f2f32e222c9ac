// Things that people ask for and offer, in English and in Mongolian, written before it was looked up what the graph makes of them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createLanguage } from "../language.ts";

const language = createLanguage();
const pairs = readFileSync(join(import.meta.dirname, "both-languages.txt"), "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split("|"));

/** Some words mean two things in one language: дуу is a song and singing, камер any camera and the one on a wall. */
const leastShare = 0.89;

const conceptsIn = (entry: string) =>
  language.findConcepts(entry, { isTag: true }).map(({ concept }) => concept);

test("the same thing is one concept, whichever of the two languages names it", ({ annotate }) => {
  const apart = pairs.filter(([english = "", mongolian = ""]) => {
    const known = new Set(conceptsIn(english));
    return !conceptsIn(mongolian).some((id) => known.has(id));
  });
  void annotate(`apart: ${apart.map((pair) => pair.join(" – ")).join(", ")}`);
  expect(1 - apart.length / pairs.length).toBeGreaterThanOrEqual(leastShare);
});
