// How much fit any plan can have at most. All meetings of a plan together are a graph in which nobody has more edges than
// meetings; the greatest sum of such a graph is at most every value of the dual of its linear programme: prices of people
// and of tables, and what each pair is worth above them. The prices are brought down by subgradients (Polyak 1969).
import type { Pair, RoundsTask } from "./rounds-task.ts";

const steps = 1500;

/** A sum of fit that no plan passes in which nobody has more meetings than somebody in `rounds` has, nor fewer. */
export function boundOfRounds(task: RoundsTask, rounds: readonly (readonly Pair[])[]): number {
  const { people, fits } = task;
  const pairs = rounds.flat();
  const reached = pairs.reduce((sum, [a, b]) => sum + (fits[a * people + b] ?? 0), 0);
  const limits = limitsOf(task, pairs);
  const prices = new Float64Array(people + 1);
  const slopes = new Float64Array(people + 1);
  let best = Number.POSITIVE_INFINITY;
  for (let step = 0; step < steps; step++) {
    const value = priceAll(task, limits, prices, slopes);
    best = Math.min(best, value);
    const steepness = slopes.reduce((sum, slope) => sum + slope * slope, 0);
    if (steepness === 0 || best - reached < 1e-9) break;
    const stride = ((value - reached) * (1 - (0.9 * step) / steps)) / steepness;
    for (const [each, slope] of slopes.entries()) prices[each] = (prices[each] ?? 0) - stride * slope;
    prices[people] = Math.max(0, prices[people] ?? 0);
  }
  return best;
}

type Limits = {
  /** How many meetings each may have, and after them how many there may be in all. */
  readonly most: Float64Array;
  /** How many everybody has at least. */
  readonly least: number;
};

function limitsOf(
  { people, rounds, tables, isThere = () => true }: RoundsTask,
  pairs: readonly Pair[],
): Limits {
  const most = new Float64Array(people + 1);
  const meetings = new Int32Array(people);
  for (const person of pairs.flat()) meetings[person] = (meetings[person] ?? 0) + 1;
  const highest = Math.max(0, ...meetings);
  for (let round = 0; round < rounds; round++) {
    const there = Array.from(meetings.keys()).filter((person) => isThere(person, round));
    for (const person of there) most[person] = Math.min(highest, (most[person] ?? 0) + 1);
    most[people] = (most[people] ?? 0) + Math.min(tables, Math.floor(there.length / 2));
  }
  return { most, least: Math.min(highest, ...meetings) };
}

/** The dual's value at these prices; into `slopes` its subgradient there. */
function priceAll(
  { people, fits }: RoundsTask,
  { most, least }: Limits,
  prices: Float64Array,
  slopes: Float64Array,
): number {
  let value = 0;
  for (const [each, limit] of most.entries()) {
    const price = prices[each] ?? 0;
    slopes[each] = price < 0 ? least : limit;
    value += (slopes[each] ?? 0) * price;
  }
  const ofTable = prices[people] ?? 0;
  for (let a = 0; a < people; a++)
    for (let b = a + 1; b < people; b++) {
      const worth = (fits[a * people + b] ?? Number.NaN) - (prices[a] ?? 0) - (prices[b] ?? 0) - ofTable;
      if (!(worth > 0)) continue;
      value += worth;
      slopes[a] = (slopes[a] ?? 0) - 1;
      slopes[b] = (slopes[b] ?? 0) - 1;
      slopes[people] = (slopes[people] ?? 0) - 1;
    }
  return value;
}
