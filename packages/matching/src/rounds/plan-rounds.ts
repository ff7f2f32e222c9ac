// Rounds of meetings for two, all planned at once: first the most meetings of two who fit at all, then the most meetings,
// then everybody equally many, then the greatest sum of fit. Disjoint matchings of one graph that are best together are hard to find, so the plan is annealed,
// and its distance from the best is told by a bound that no plan can pass.
import { annealRounds, meetingWorthOf } from "./anneal-rounds.ts";
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
  const pins = pinsOf(task);
  const worths = task.fits.map((fit, pair) => fit + (pins.has(pair) ? pinWorth : 0));
  const rounds = annealRounds({ ...task, fits: worths.map(withRank(task)) });
  const pairs = rounds.flat();
  const fit = sumOf(pairs, task);
  const met = pairs.filter(([a, b]) => pins.has(a * task.people + b)).length;
  const most = boundOfRounds({ ...task, fits: worths }, rounds) - met * pinWorth;
  const byFit = (one: Pair, other: Pair) => fitOf(task, ...other) - fitOf(task, ...one);
  return { rounds: rounds.map((round) => round.toSorted(byFit)), fit, most: Math.max(fit, most) };
}

/** Both places of each pinned pair in `fits`. */
function pinsOf({ people, pinned = [] }: RoundsTask): ReadonlySet<number> {
  return new Set(pinned.flatMap(([a, b]) => [a * people + b, b * people + a]));
}

/** Two meetings of pairs of which nothing is known keep no pair apart that fits. */
function withRank(task: RoundsTask): (worth: number) => number {
  const rank = 3 * meetingWorthOf(task);
  return (worth) => (worth > 0 ? worth + rank : worth);
}

function sumOf(pairs: readonly Pair[], task: RoundsTask): number {
  return pairs.reduce((sum, pair) => sum + fitOf(task, ...pair), 0);
}

function fitOf({ fits, people }: RoundsTask, a: number, b: number): number {
  return fits[a * people + b] ?? Number.NaN;
}
