import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { percentOf } from "../score/score.ts";
import { chancesOf, learnPrices, type MarketSide } from "./prices.ts";
import { hitsPerPlace, mostPrice, type Prices, type Ranked, rerank } from "./rerank.ts";

const aList = fc
  .array(
    fc.record({
      score: fc.double({ min: 0.001, max: 0.999, noNaN: true }),
      price: fc.integer({ min: -30, max: 30 }),
    }),
    {
      maxLength: 24,
    },
  )
  .map((entries) => entries.sort((a, b) => b.score - a.score))
  .map((entries) => ({
    hits: entries.map(({ score }, at) => hit(`${at}`, score)),
    prices: new Map(entries.map(({ price }, at) => [`${at}`, price / 100])),
  }));

function hit(id: string, score: number): Ranked {
  return { id, score, percent: percentOf(score) };
}

describe("a list", () => {
  test("never puts somebody before who is shown more than the guard above them, or leaves that one out", () => {
    const settings = fc.record({
      limit: fc.integer({ min: 1, max: 12 }),
      damping: fc.constantFrom(0.5, 1, 9),
      guard: fc.nat(12),
    });
    fc.assert(
      fc.property(aList, settings, ({ hits, prices }, { limit, damping, guard }) => {
        const shown = rerank(hits, prices, { limit, damping, guard });
        const considered = hits.slice(0, hitsPerPlace * limit);
        expect(shown).toHaveLength(Math.min(limit, hits.length));
        expect(new Set(shown).isSubsetOf(new Set(considered))).toBe(true);
        const order = [...shown, ...considered.filter((each) => !shown.includes(each))];
        shown.forEach(({ percent }, at) => {
          const best = Math.max(...order.slice(at).map((after) => after.percent));
          expect(best - percent).toBeLessThanOrEqual(guard);
        });
      }),
    );
  });

  test("stays as it was without damping, without prices, and with a guard that lets nothing pass", () => {
    fc.assert(
      fc.property(aList, fc.nat(12), ({ hits, prices }, limit) => {
        const first = hits.slice(0, limit);
        expect(rerank(hits, prices, { limit, damping: 0 })).toEqual(first);
        expect(rerank(hits, new Map(), { limit })).toEqual(first);
        expect(rerank(hits, prices, { limit, guard: 0 }).map(({ percent }) => percent)).toEqual(
          first.map(({ percent }) => percent),
        );
      }),
    );
  });

  test("puts who is seen less first, of some about as good; who is new counts as seen as much as the average", () => {
    const hits = [hit("seen", 0.7), hit("new", 0.699), hit("unseen", 0.698), hit("worse", 0.5)];
    const prices: Prices = new Map([
      ["seen", 0.1],
      ["unseen", -0.1],
      ["worse", -0.3],
    ]);
    expect(rerank(hits, prices, { limit: 4 }).map(({ id }) => id)).toEqual([
      "unseen",
      "new",
      "seen",
      "worse",
    ]);
  });
});

/** Everybody likes the popular ones a bit more, each has favourites of their own. */
function crowd(size: number, seed: number): { scores: number[][]; lesson: MarketSide<number> } {
  const chance = chancesOf(seed);
  const popular = Array.from({ length: size }, chance);
  const scores = popular.map(() => popular.map((liked) => 0.3 + 0.3 * liked + 0.3 * chance()));
  const lists = scores.map((row) =>
    row.map((score, id) => ({ id: `${id}`, score, percent: 50 })).sort((a, b) => b.score - a.score),
  );
  return {
    scores,
    lesson: {
      seekers: scores.map((_, seeker) => seeker),
      ids: popular.map((_, id) => `${id}`),
      search: (seeker, limit) => lists[seeker]?.slice(0, limit) ?? [],
      seed,
    },
  };
}

function learned<S>(lesson: MarketSide<S>): Prices {
  const lessons = learnPrices(lesson);
  for (;;) {
    const { done, value } = lessons.next();
    if (done) return value;
  }
}

describe("prices", () => {
  test("are the same for the same seed, and others where other seekers are asked", () => {
    const { lesson } = crowd(40, 5);
    const asked = { ...lesson, sample: 10 };
    expect(learned(asked)).toEqual(learned(asked));
    expect(learned({ ...asked, seed: 6 })).not.toEqual(learned(asked));
  });

  test("stay within their limits, however long they are learned", () => {
    const { lesson } = crowd(30, 7);
    const prices = [...learned({ ...lesson, limit: 2, rounds: 150 }).values()];
    expect(Math.max(...prices)).toBe(mostPrice);
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(-mostPrice);
  });

  test("are 0 on average, however few are asked at a time, so that it is neither good nor bad to be new", () => {
    const { lesson } = crowd(60, 3);
    expect(mean([...learned({ ...lesson, limit: 3, sample: 2 }).values()])).toBeCloseTo(0, 3);
  });

  test("are 0 where nobody is shown", () => {
    expect(learned({ seekers: ["a"], ids: ["b"], search: () => [], seed: 1 })).toEqual(new Map([["b", 0]]));
  });

  test("order people as the equilibrium of the whole market does", () => {
    const { scores, lesson } = crowd(60, 3);
    const prices = [...learned(lesson).values()];
    expect(correlationOf(prices, equilibriumPrices(scores, 0.05))).toBeGreaterThan(0.9);
  });
});

/**
 * Matching with transferable utility, solved by iterative proportional fitting: with K = exp(score/β), everybody's
 * matches, and staying without, sum to 1. Pairs then match in proportion to K·A·B, so B is a candidate's price:
 * −β ln B (Decker et al. 2013; Tomita et al. 2023).
 */
function equilibriumPrices(scores: readonly (readonly number[])[], beta: number): number[] {
  const kernel = scores.map((row) => row.map((score) => Math.exp(score / beta)));
  const fitted = (sum: number) => Math.sqrt(1 + (sum / 2) ** 2) - sum / 2;
  let seekers = scores.map(() => 1);
  let candidates = scores.map(() => 1);
  for (let round = 0; round < 200; round++) {
    seekers = kernel.map((row) => fitted(sumOf(row.map((k, at) => k * (candidates[at] ?? 0)))));
    candidates = candidates.map((_, at) =>
      fitted(sumOf(kernel.map((row, from) => (row[at] ?? 0) * (seekers[from] ?? 0)))),
    );
  }
  return candidates.map((candidate) => -beta * Math.log(candidate));
}

function correlationOf(a: readonly number[], b: readonly number[]): number {
  const covariance = (x: readonly number[], y: readonly number[]) =>
    sumOf(x.map((value, at) => (value - mean(x)) * ((y[at] ?? 0) - mean(y))));
  return covariance(a, b) / Math.sqrt(covariance(a, a) * covariance(b, b));
}

function mean(numbers: readonly number[]): number {
  return sumOf(numbers) / numbers.length;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
