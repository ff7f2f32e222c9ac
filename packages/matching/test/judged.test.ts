// Sets that were graded by reading before any ranking was seen; their reasons.json says why a grade is 3, and what has no
// grade measures restraint. "fresh": forty queries over profiles as people write them, eight more for which nobody is there.
// "rough": about a hundred over eighty profiles as they come, with slips, chat without punctuation, pasted CVs of some 400
// words, fields that the text contradicts, conditional refusals, what somebody has, buys or used to do. "rough/second": wishes and
// short profiles of trades that are in none of the others. "rough/third": profiles beside their nearest neighbours, who refuse, used to, sell
// or teach what is wanted, or are elsewhere. "rough/fourth": the same in other trades of the city, the aimags and abroad, each idea with the right person
// and a neighbour. "rough/fifth": what an incubator of the city would have, in the fields of the development split. "rough/eighth": mostly
// trades outside of software, companies that look for one person and need no more of another; "rough/ninth": twenty more. "rough/tenth": tidy
// profiles of an incubator, in software and out of it, whose companies tell in prose whom they would take on; "rough/eleventh": twenty more.
// "rough/twelfth": as people write, with neighbours who serve another side of the same field or refuse in a clause what is wanted; "rough/thirteenth": twenty more.
// "rough/fourteenth": long and tidy, with several people of one field of whom one does what is asked, and companies that tell in a subordinate clause whom they lack; "rough/fifteenth": a score more.
import { join } from "node:path";
import { createLanguage } from "@khamt/language";
import { describe, expect, test } from "vitest";
import { readDataset } from "../bin/dataset.ts";
import { ndcgOf, rankTask } from "../bin/goals.ts";
import { createMatcher } from "../src/index.ts";

const matcher = createMatcher({ language: createLanguage() });

/** So few queries tell no more than whether something broke: chance alone moves their mean by 0.04. */
const least = 0.88;

describe.each([
  "fresh",
  "rough",
  "rough/second",
  "rough/third",
  "rough/fourth",
  "rough/fifth",
  "rough/eighth",
  "rough/ninth",
  "rough/tenth",
  "rough/eleventh",
  "rough/twelfth",
  "rough/thirteenth",
  "rough/fourteenth",
  "rough/fifteenth",
])("the %s set", (name) => {
  const data = readDataset(join(import.meta.dirname, name), matcher);

  test("whoever is graded is among the candidates", () => {
    for (const { queries, candidates } of data.tasks) {
      const known = new Set(candidates.map(({ id }) => id));
      for (const { grades } of queries)
        expect(Object.keys(grades).filter((id) => !known.has(id))).toEqual([]);
    }
  });

  test("is ranked as a reader would, by and large", ({ annotate }) => {
    const scores = data.tasks.map((task) => ndcgOf(rankTask(task, matcher, data).queries));
    data.tasks.forEach(({ name }, index) => void annotate(`nDCG@10 ${name}: ${scores[index]?.toFixed(3)}`));
    expect(scores.reduce((sum, score) => sum + score, 0) / scores.length).toBeGreaterThanOrEqual(least);
  });
});
