import { expect, test } from "vitest";
import { calibrationOf, mean, restraintOf } from "./percentages.ts";
import { createRandom } from "./slip-kinds.ts";

test("what is promised and what was judged are compared in bins of ten points, from 10 % on", () => {
  const { reliabilityError, excellentBelow30, goodAt70, excellentAt90 } = calibrationOf([
    { percent: 2, grade: 0 },
    { percent: 12, grade: 0 },
    { percent: 18, grade: 1 },
    { percent: 29, grade: 3 },
    { percent: 95, grade: 3 },
  ]);
  expect(reliabilityError).toBeCloseTo((2 * (1 / 6 - 0.15) + 0.71 + 0.05) / 4);
  expect(excellentBelow30).toBe(0.5);
  expect([goodAt70, excellentAt90]).toEqual([1, 1]);
});

test("of few pairs even exact percentages miss what was judged, by what chance makes of their grades", () => {
  const random = createRandom("grades");
  const percents = Array.from({ length: 150 }, (_, pair) => 11 + (pair % 88));
  const gradeOf = (percent: number) => [0, 1, 2].filter(() => random() < percent / 100).length;
  const judged = Array.from({ length: 400 }, () =>
    calibrationOf(percents.map((percent) => ({ percent, grade: gradeOf(percent) }))),
  );
  const byChance = judged[0]?.reliabilityByChance ?? 0;
  expect(byChance).toBeGreaterThan(0.03);
  expect(Math.abs(mean(judged.map(({ reliabilityError }) => reliabilityError)) - byChance)).toBeLessThan(
    0.002,
  );
});

test("restraint tells queries for which nothing good is there from the others", () => {
  const query = (percent: number, grades: Record<string, number>) => ({
    source: { facts: {} } as never,
    grades,
    matches: [{ id: "a", percent }],
  });
  const judged = [query(80, { a: 3 }), query(20, { a: 1 }), query(10, {})];
  expect(restraintOf([{ queries: judged }, { queries: [query(99, {})] }])).toEqual({
    hopeless: 15,
    others: 80,
  });
});
