// Rounds of meetings for two, all planned at once: the most meetings first, then everybody equally many, then the
// greatest sum of fit. Disjoint matchings of one graph that are best together are hard to find, so the plan is annealed,
// and its distance from the best is told by a bound that no plan can pass.
import { annealRounds } from "./anneal-rounds.ts";
import { boundOfRounds } from "./bound-rounds.ts";
import type { Pair, RoundsTask } from "./rounds-task.ts";

export type RoundsPlan = {
  /** The meetings of each round, the best fit first. Who is in none of them rests. */
  readonly rounds: readonly (readonly Pair[])[];
  /** The sum of fit of all meetings. */
  readonly fit: number;
  /** No plan in which nobody meets more people than somebody does here has a greater sum of fit. */
  readonly most: number;
};

/** What a pinned pair is worth above its fit: more than any exchange of other pairs brings. */
const pinWorth = 8;

export function planRounds(task: RoundsTask): RoundsPlan {
  const { people, fits, pinned = [] } = task;
  const worths = Float64Array.from(fits);
  for (const [a, b] of pinned) {
    const worth = fitOf(task, a, b);
    if (Number.isNaN(worth)) continue;
    worths[a * people + b] = worth + pinWorth;
    worths[b * people + a] = worth + pinWorth;
  }
  const rounds = annealRounds({ ...task, fits: worths });
  const pairs = rounds.flat();
  const fit = sumOf(pairs, task);
  const met = pairs.filter(([a, b]) => (worths[a * people + b] ?? 0) >= pinWorth).length;
  const most = boundOfRounds({ ...task, fits: worths }, rounds) - met * pinWorth;
  const byFit = (one: Pair, other: Pair) => fitOf(task, ...other) - fitOf(task, ...one);
  return { rounds: rounds.map((round) => round.toSorted(byFit)), fit, most: Math.max(fit, most) };
}

function sumOf(pairs: readonly Pair[], task: RoundsTask): number {
  return pairs.reduce((sum, pair) => sum + fitOf(task, ...pair), 0);
}

function fitOf({ fits, people }: RoundsTask, a: number, b: number): number {
  return fits[a * people + b] ?? Number.NaN;
}
