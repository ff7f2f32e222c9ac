import { describe, expect, it } from "vitest";
import { planRounds, type RoundsPlan } from "./plan-rounds.ts";
import type { RoundsTask } from "./rounds-task.ts";

describe("rounds of meetings", () => {
  it("are the best there are, found by trying all, where all can be tried", () => {
    for (let seed = 1; seed <= 16; seed++) {
      const task = taskOf({
        people: 4 + (seed % 3),
        rounds: 1 + (seed % 3),
        seed,
        refusals: seed % 4 === 0 ? 0.3 : 0,
        unknown: seed % 3 === 0 ? 2 : 0,
      });
      const plan = planRounds(task);
      expect(worthOf(plan, task), `seed ${seed}`).toBeCloseTo(bestByTrying(task), 6);
    }
  });

  it("keep nobody who fits apart for the sake of people of whom nothing is known", () => {
    const people = 12;
    const task = taskOf({ people, rounds: 3, unknown: 8 });
    // They may not meet each other: then each of them needs somebody who is known.
    for (let a = 4; a < people; a++) for (let b = 4; b < people; b++) task.fits[a * people + b] = Number.NaN;
    const plan = planRounds(task);
    expect(knownIn(plan, task)).toBe(6);
    expect(plan.fit).toBeCloseTo(plan.most, 6);
  });

  it("never bring two together twice, nor seat anybody at two tables at once", () => {
    const task = taskOf({ people: 6, rounds: 7, tables: 2, refusals: 0.2 });
    const plan = planRounds(task);
    const pairs = plan.rounds.flat().map(([a, b]) => `${Math.min(a, b)} ${Math.max(a, b)}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const round of plan.rounds) {
      expect(round.length).toBeLessThanOrEqual(2);
      expect(new Set(round.flat()).size).toBe(2 * round.length);
      for (const [a, b] of round) expect(task.fits[a * 6 + b]).not.toBeNaN();
    }
  });

  it("give everybody equally many meetings, whatever is lost in fit", () => {
    const task = taskOf({ people: 7, rounds: 5, tables: 3 });
    for (const other of task.fits.keys()) if (other % 7 === 0) task.fits[other] = 0;
    const counts = countOf(planRounds(task), 7);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2 * 5 * 3);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  });

  it("seat who comes late or leaves only while they are there, and first those who had fewer", () => {
    const isThere = (person: number, round: number) =>
      !(person === 0 && round < 2) && !(person === 1 && round > 0);
    const had = Array.from({ length: 9 }, (_, person) => (person === 8 ? 0 : 2));
    const plan = planRounds({ ...taskOf({ people: 9, rounds: 4 }), isThere, had });
    for (const [round, pairs] of plan.rounds.entries())
      for (const person of pairs.flat()) expect(isThere(person, round)).toBe(true);
    expect(countOf(plan, 9)[8]).toBe(4);
  });

  it("bring together whom the host pins, even those who fit worst", () => {
    const task = taskOf({ people: 8, rounds: 3 });
    for (const [a, b] of [
      [0, 1],
      [2, 3],
      [0, 5],
    ] as const) {
      task.fits[a * 8 + b] = 0;
      task.fits[b * 8 + a] = 0;
    }
    const plan = planRounds({
      ...task,
      pinned: [
        [1, 0],
        [2, 3],
        [0, 5],
      ],
    });
    const met = plan.rounds.flat().map(([a, b]) => [Math.min(a, b), Math.max(a, b)]);
    expect(met).toEqual(
      expect.arrayContaining([
        [0, 1],
        [2, 3],
        [0, 5],
      ]),
    );
    expect(plan.most).toBeGreaterThanOrEqual(plan.fit);
  });

  it("are the same again, and others from another seed", () => {
    const task = taskOf({ people: 8, rounds: 3 });
    const plan = planRounds(task);
    expect(planRounds(task)).toEqual(plan);
    expect(planRounds({ ...task, seed: 2 }).rounds).not.toEqual(plan.rounds);
  });

  it("are within three per cent of what any plan can reach, for 200 people in 8 rounds", () => {
    const { fit, most } = planRounds(taskOf({ people: 200, rounds: 8 }));
    expect(fit).toBeGreaterThan(0.97 * most);
  });

  it("are empty where nobody can meet", () => {
    expect(planRounds(taskOf({ people: 1, rounds: 2 }))).toEqual({ rounds: [[], []], fit: 0, most: 0 });
    expect(planRounds(taskOf({ people: 5, rounds: 1, refusals: 1 })).rounds).toEqual([[]]);
  });
});

type Trial = {
  people: number;
  rounds: number;
  tables?: number;
  seed?: number;
  refusals?: number;
  /** Of so many, the last ones, nothing is known. */
  unknown?: number;
};

function taskOf({ people, rounds, tables = people, seed = 1, refusals = 0, unknown = 0 }: Trial): RoundsTask {
  let state = seed * 48_271;
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const fits = new Float64Array(people * people).fill(Number.NaN);
  for (let a = 0; a < people; a++)
    for (let b = a + 1; b < people; b++) {
      const known = b < people - unknown ? random() ** 3 : 0;
      const fit = random() < refusals ? Number.NaN : known;
      fits[a * people + b] = fit;
      fits[b * people + a] = fit;
    }
  return { people, fits, rounds, tables };
}

function countOf(plan: RoundsPlan, people: number): number[] {
  const met = plan.rounds.flat(2);
  return Array.from({ length: people }, (_, person) => met.filter((each) => each === person).length);
}

function knownIn({ rounds }: RoundsPlan, { people, fits }: RoundsTask): number {
  return rounds.flat().filter(([a, b]) => (fits[a * people + b] ?? 0) > 0).length;
}

/** Most meetings of two who fit, then most meetings, then equally many, then fit, as one number. */
function worthOf(plan: RoundsPlan, task: RoundsTask): number {
  const meetings = plan.rounds.flat().length;
  return worth({ known: knownIn(plan, task), meetings, fit: plan.fit }, countOf(plan, task.people));
}

type Sum = { known: number; meetings: number; fit: number };

function worth({ known, meetings, fit }: Sum, counts: readonly number[]): number {
  let squares = 0;
  for (const count of counts) squares += count * count;
  return 1e6 * known + 1e4 * meetings - 10 * squares + fit;
}

function bestByTrying({ people, fits, rounds }: RoundsTask): number {
  let best = Number.NEGATIVE_INFINITY;
  const counts = Array.from({ length: people }, () => 0);
  const met = new Uint8Array(people * people);
  const fill = (round: number, first: number, busy: number, sum: Sum): void => {
    if (round === rounds) {
      best = Math.max(best, worth(sum, counts));
      return;
    }
    if (first >= people) return fill(round + 1, 0, 0, sum);
    fill(round, first + 1, busy, sum);
    if (busy & (1 << first)) return;
    for (let other = first + 1; other < people; other++) {
      const pair = first * people + other;
      const fit = fits[pair] ?? Number.NaN;
      if (busy & (1 << other) || met[pair] || Number.isNaN(fit)) continue;
      const meet = (by: 1 | -1) => {
        met[pair] = by === 1 ? 1 : 0;
        for (const one of [first, other]) counts[one] = (counts[one] ?? 0) + by;
      };
      meet(1);
      const known = sum.known + (fit > 0 ? 1 : 0);
      const more = { known, meetings: sum.meetings + 1, fit: sum.fit + fit };
      fill(round, first + 1, busy | (1 << first) | (1 << other), more);
      meet(-1);
    }
  };
  fill(0, 0, 0, { known: 0, meetings: 0, fit: 0 });
  return best;
}
