import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { percentOf, percentScales } from "../score/percent.ts";
import { chancesOf, learnPrices, type MarketSide } from "./prices.ts";
import { firstPlaces, inShownOrder, mostPrice, type Prices, type Ranked } from "./shown-order.ts";

const aList = fc
  .array(
    fc.record({
      // Many share a number.
      score: fc.integer({ min: 1, max: 40 }).map((part) => part / 41),
      price: fc.integer({ min: -30, max: 30 }),
      isExample: fc.boolean(),
    }),
    {
      maxLength: 24,
    },
  )
  .map((entries) => entries.sort((a, b) => b.score - a.score))
  .map((entries) => ({
    hits: entries.map(({ score }, at) => hit(`${at}`, score)),
    prices: new Map(entries.map(({ price }, at) => [`${at}`, price / 100])),
    examples: new Set(entries.flatMap(({ isExample }, at) => (isExample ? `${at}` : []))),
  }));

function hit(id: string, score: number): Ranked {
  return { id, score, percent: percentOf(score, percentScales["idea-cofounder"]) };
}

describe("a list", () => {
  test("is never out of order with its numbers, and has no example above a real profile of equal number", () => {
    fc.assert(
      fc.property(aList, ({ hits, prices, examples }) => {
        const shown = inShownOrder(hits, { prices, examples });
        expect(new Set(shown)).toEqual(new Set(hits));
        shown.slice(1).forEach((hit, at) => {
          const before = shown[at];
          if (!before) throw new Error("a place has one before it");
          expect(before.percent).toBeGreaterThanOrEqual(hit.percent);
          if (before.percent !== hit.percent) return;
          expect([examples.has(before.id), examples.has(hit.id)]).not.toEqual([true, false]);
        });
      }),
    );
  });

  test("stays as it was without prices and examples", () => {
    fc.assert(
      fc.property(aList, ({ hits }) => {
        expect(inShownOrder(hits, {})).toEqual(hits);
      }),
    );
  });

  test("begins as a longer one does, and has looked at all who share its last number", () => {
    fc.assert(
      fc.property(aList, fc.integer({ min: 1, max: 12 }), ({ hits, ...standing }, limit) => {
        const search = (most: number) => hits.slice(0, most);
        const all = inShownOrder(hits, standing);
        expect(firstPlaces(search, { limit, ...standing })).toEqual(all.slice(0, limit));
      }),
    );
  });

  test("puts who is seen less first, of those with equal numbers; who is new counts as seen as much as the average", () => {
    const alike = ["example", "seen", "new", "unseen"].map((id, at) => ({
      id,
      score: 0.7 - at / 1000,
      percent: 76,
    }));
    const hits = [...alike, { id: "worse", score: 0.6, percent: 75 }];
    const prices: Prices = new Map([
      ["seen", 0.1],
      ["unseen", -0.1],
      ["worse", -0.3],
      ["example", -0.3],
    ]);
    const shown = inShownOrder(hits, { prices, examples: new Set(["example"]) });
    expect(shown.map(({ id }) => id)).toEqual(["unseen", "new", "seen", "example", "worse"]);
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

  test("go on from those of a market much like it, with two fifths of the searches", () => {
    const { scores, lesson } = crowd(60, 3);
    // Some are new since.
    const before = new Map([...learned(lesson)].filter(([id]) => Number(id) % 10 !== 0));
    let searches = 0;
    const search: typeof lesson.search = (seeker, limit) => {
      searches += 1;
      return lesson.search(seeker, limit);
    };
    const prices = [...learned({ ...lesson, search, from: before }).values()];
    expect(correlationOf(prices, equilibriumPrices(scores, 0.05))).toBeGreaterThan(0.9);
    expect(searches).toBe(8 * lesson.seekers.length);
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
