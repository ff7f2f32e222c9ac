// Forty queries over the fresh profiles, graded by reading before any ranking was seen; reasons.json says why a grade is
// 3. Eight more, for which nobody is there, measure restraint.
import { createLanguage } from "@khamt/language";
import { expect, test } from "vitest";
import { readDataset } from "../../bin/dataset.ts";
import { ndcgOf, rankTask } from "../../bin/goals.ts";
import { createMatcher } from "../../src/index.ts";

const matcher = createMatcher({ language: createLanguage() });
const data = readDataset(import.meta.dirname, matcher);

/** So few queries tell no more than whether something broke: chance alone moves their mean by 0.04. */
const least = 0.88;

test("whoever is graded is among the candidates", () => {
  for (const { queries, candidates } of data.tasks) {
    const known = new Set(candidates.map(({ id }) => id));
    for (const { grades } of queries) expect(Object.keys(grades).filter((id) => !known.has(id))).toEqual([]);
  }
});

test("profiles as people write them are ranked as a reader would, by and large", ({ annotate }) => {
  const scores = data.tasks.map((task) => ndcgOf(rankTask(task, matcher, data).queries));
  data.tasks.forEach(({ name }, index) => void annotate(`nDCG@10 ${name}: ${scores[index]?.toFixed(3)}`));
  expect(scores.reduce((sum, score) => sum + score, 0) / scores.length).toBeGreaterThanOrEqual(least);
});
