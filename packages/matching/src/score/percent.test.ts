import fc from "fast-check";
import { expect, test } from "vitest";
import { percentOf, percentScales } from "./percent.ts";

const scales = Object.values(percentScales);

test("percent rises with the score and stays between 1 and 99", () => {
  const score = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(score, score, fc.constantFrom(...scales), (a, b, scale) => {
      expect(percentOf(Math.min(a, b), scale)).toBeLessThanOrEqual(percentOf(Math.max(a, b), scale));
    }),
  );
  for (const scale of scales) expect([percentOf(0, scale), percentOf(1, scale)]).toEqual([1, 99]);
});

test("of a company that helps an idea less is promised than of a person who joins", () => {
  for (const score of [0.4, 0.6, 0.8]) {
    const [company, person] = [percentScales["idea-company"], percentScales["idea-cofounder"]];
    expect(percentOf(score, company)).toBeLessThan(percentOf(score, person));
  }
});

test("no two scores that lie apart are shown as one", () => {
  const scores = Array.from({ length: 16 }, (_, step) => 0.1 + 0.05 * step);
  for (const scale of scales) {
    const percents = scores.map((score) => percentOf(score, scale));
    expect(new Set(percents).size, JSON.stringify(scale)).toBe(scores.length);
  }
});

test("from where a pair is likely its percentage rises faster: what judges found excellent is shown at 80 % and more", () => {
  for (const relation of ["idea-cofounder", "project-company"] as const) {
    const scale = percentScales[relation];
    expect(percentOf(0.8, scale), relation).toBeGreaterThanOrEqual(80);
    expect(percentOf(0.5, scale), relation).toBeLessThanOrEqual(42);
  }
});

test("what is unlikely becomes small, and what is nearly sure is shown so", () => {
  for (const scale of scales) {
    expect(percentOf(0.05, scale)).toBeLessThan(15);
    expect(percentOf(0.95, scale)).toBeGreaterThanOrEqual(85);
  }
});
