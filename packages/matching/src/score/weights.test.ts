import { expect, test } from "vitest";
import { factFactors } from "./facts.ts";
import { weightTables } from "./weights.ts";

test("the weights of each judgement sum to one", () => {
  for (const relation of Object.values(weightTables)) {
    for (const table of Object.values(relation))
      expect(table.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 5);
  }
});

test("a fact is usual to the same degree in both directions, which bounds rely on", () => {
  for (const { wanted, offered } of Object.values(weightTables))
    for (const factor of factFactors) {
      const averages = [...wanted, ...offered]
        .filter((row) => row.factor === factor)
        .map((row) => row.average);
      expect(new Set(averages).size, factor).toBeLessThanOrEqual(1);
    }
});
