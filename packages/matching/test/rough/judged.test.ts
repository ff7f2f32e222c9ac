// Eighty further profiles as they come: slips, chat without punctuation, pasted CVs of some 400 words, fields that the
// text contradicts, conditional refusals, what somebody has, buys or used to do. About a hundred queries over six tasks,
// graded by reading before any ranking was seen; reasons.json says why a grade is 3. What has no grade measures restraint.
import { createLanguage } from "@khamt/language";
import { expect, test } from "vitest";
import { readDataset } from "../../bin/dataset.ts";
import { ndcgOf, rankTask } from "../../bin/goals.ts";
import { createMatcher } from "../../src/index.ts";

const matcher = createMatcher({ language: createLanguage() });
const data = readDataset(import.meta.dirname, matcher);

/** So few candidates tell no more than whether something broke. */
const least = 0.88;

test("whoever is graded is among the candidates", () => {
  for (const { queries, candidates } of data.tasks) {
    const known = new Set(candidates.map(({ id }) => id));
    for (const { grades } of queries) expect(Object.keys(grades).filter((id) => !known.has(id))).toEqual([]);
  }
});

test("profiles as they come are ranked as a reader would, by and large", ({ annotate }) => {
  const scores = data.tasks.map((task) => ndcgOf(rankTask(task, matcher, data).queries));
  data.tasks.forEach(({ name }, index) => void annotate(`nDCG@10 ${name}: ${scores[index]?.toFixed(3)}`));
  expect(scores.reduce((sum, score) => sum + score, 0) / scores.length).toBeGreaterThanOrEqual(least);
});
