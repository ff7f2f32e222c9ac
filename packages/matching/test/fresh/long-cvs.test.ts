// Twenty people twice: in two sentences, and with a pasted CV in which school prizes, first jobs, hobbies, licences and
// references stand beside the work. Both should find the same ideas.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createLanguage } from "@khamt/language";
import { expect, test } from "vitest";
import { readDataset } from "../../bin/dataset.ts";
import { agreementOf } from "../../bin/goals.ts";
import { type CofounderProfile, createMatcher, type Features } from "../../src/index.ts";

type Person = { readonly id: string; readonly short: object; readonly long: object };

const matcher = createMatcher({ language: createLanguage() });
const data = readDataset(import.meta.dirname, matcher);
const people: Person[] = JSON.parse(readFileSync(join(import.meta.dirname, "long-cvs.json"), "utf8"));
const versions = people.map(({ id, short, long }) =>
  [short, long].map((version: Omit<CofounderProfile, "id">) =>
    matcher.analyse("cofounder", { ...version, id }),
  ),
);

test("a pasted CV finds what two sentences find, by and large", ({ annotate }) => {
  const { shared, points, topPoints } = agreementOf({ ...data, triples: versions }, matcher);
  void annotate(`shared of ten ${shared.toFixed(2)}, points ${points.toFixed(2)}, ${topPoints.toFixed(2)}`);
  expect(shared).toBeGreaterThanOrEqual(7.8);
  expect(topPoints).toBeLessThanOrEqual(3);
});

test("what is a match for two sentences is among the first ten of the CV", () => {
  const shares = versions.map(([short, long]) => {
    const first = new Set(firstTen(long).map(({ id }) => id));
    return firstTen(short)
      .filter(({ percent }) => percent >= 10)
      .map(({ id }) => first.has(id));
  });
  expect(shares.flat().length).toBeGreaterThan(50);
  expect(shares.flat().filter(Boolean).length / shares.flat().length).toBeGreaterThanOrEqual(0.95);
});

function firstTen(source: Features | undefined) {
  if (source === undefined) throw new Error("a version is missing");
  const { statistics, features } = data;
  return matcher.rank({ source, candidates: features.idea, statistics, limit: 10 });
}
