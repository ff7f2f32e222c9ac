import fc from "fast-check";
import { expect, test } from "vitest";
import { type FactorName, byFactor, byRelation, weightTables } from "./weights.ts";
import { factFactors } from "./facts.ts";
import type { Fits } from "./factors.ts";
import { averagePair, scoreOfFits } from "./score.ts";

const aFit = fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined });
const someFits: fc.Arbitrary<Fits> = fc.record(byFactor(() => aFit));
const aRelation = fc.constantFrom(...Object.values(byRelation((relation) => relation)));
const aFact = fc.constantFrom(...factFactors);
const aLoss = fc.double({ min: -1, max: 6, noNaN: true });

function isUnusuallyLow(relation: keyof typeof weightTables, fact: FactorName, fit: number): boolean {
  const rows = Object.values(weightTables[relation]).flat();
  return rows.every(({ factor, average }) => factor !== fact || fit < average);
}

test("who states what does not fit never stands above who is the same and silent", () => {
  fc.assert(
    fc.property(
      aRelation,
      someFits,
      aFact,
      aLoss,
      fc.double({ min: 0, max: 0.9, noNaN: true }),
      (relation, fits, fact, loss, fit) => {
        fc.pre(isUnusuallyLow(relation, fact, fit));
        const [stated, silent] = [fit, undefined].map((value) =>
          scoreOfFits(relation, { ...fits, [fact]: value }, loss),
        );
        expect(stated?.score).toBeLessThanOrEqual((silent?.score ?? 0) + Number.EPSILON);
      },
    ),
  );
});

test("of two that are above the average pair the one whose fact fits better is not lower", () => {
  const twoFits = fc.tuple(
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  );
  fc.assert(
    fc.property(aRelation, someFits, aFact, aLoss, twoFits, (relation, fits, fact, loss, two) => {
      const [less, more] = two
        .toSorted((a, b) => a - b)
        .map((value) => scoreOfFits(relation, { ...fits, [fact]: value }, loss).score);
      fc.pre((less ?? 0) > averagePair);
      expect(more).toBeGreaterThanOrEqual((less ?? 0) - Number.EPSILON);
    }),
  );
});
