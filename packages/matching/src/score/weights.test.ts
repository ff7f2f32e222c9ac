import { expect, test } from "vitest";
import { weightTables } from "./weights.ts";

test("the weights of each judgement sum to one", () => {
  for (const relation of Object.values(weightTables)) {
    for (const table of Object.values(relation))
      expect(table.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 5);
  }
});
