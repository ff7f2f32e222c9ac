// Prices are learned as an auctioneer finds them (Walras's tâtonnement): show real lists at today's prices, see who got
// how much attention, raise the price of who got more than the average and lower that of who got less. With e the
// exposure of a profile, the sum of 1/rank over the lists it is on, and T the mean of all,
//   price += η / √(1 + t/4) · ln((e + 0.3 T) / (1.3 T))      in round t
// and less the mean of all prices, so that 0 stays the average, with which somebody new begins: the logarithm of a noisy
// exposure is too low on average, and without this all prices fell, by 0.17 where a round asks a twentieth of all seekers.
// One number a profile, no matrix of pairs. That this is enough is known from matching with transferable utility, whose
// equilibrium orders each list by the score and a term of the candidate alone (Tomita et al., RecSys 2023). Here a price
// decides between equal numbers only (shown-order.ts).
import { hitsPerPlace, inShownOrder, mostPrice, type Prices, type Ranked } from "./shown-order.ts";

/** The side of a market that looks at the other. */
export type MarketSide<S> = {
  readonly seekers: readonly S[];
  /** Ids of the profiles that can be shown. */
  readonly ids: readonly string[];
  /** The best by score, without prices. */
  readonly search: (seeker: S, limit: number) => readonly Ranked[];
  readonly seed: number;
  /** Length of the lists that people see first. */
  readonly limit?: number;
  /** Beyond 20, prices of who is always or never found run up to their limits, and matches get fewer. */
  readonly rounds?: number;
  /** Seekers of a round, at most. */
  readonly sample?: number;
  /** What was learned in a market much like this one: learning goes on from there, with the last rounds alone. */
  readonly from?: Prices | undefined;
};

/** Of all rounds, those that go on from what was known. */
const lastRounds = 8;

const step = 0.02;
/** Share of the mean exposure that every profile is granted, so that the logarithm of none is finite. */
const granted = 0.3;

/** Yields after each search, so that a caller can pause; returns the prices. */
export function* learnPrices<S>(side: MarketSide<S>): Generator<undefined, Prices> {
  const { seekers, ids, search, seed, limit = 10, rounds = 20, sample = 2000, from } = side;
  const chance = chancesOf(seed);
  let prices: Prices = new Map(ids.map((id) => [id, from?.get(id) ?? 0]));
  for (let round = from ? Math.max(0, rounds - lastRounds) : 0; round < rounds; round++) {
    const exposures = new Map(ids.map((id) => [id, 0]));
    for (const seeker of sampleOf(seekers, sample, chance)) {
      const shown = inShownOrder(search(seeker, hitsPerPlace * limit), { prices });
      addExposure(exposures, shown.slice(0, limit));
      yield;
    }
    prices = adjusted(prices, exposures, step / Math.sqrt(1 + round / 4));
  }
  return prices;
}

/** Adds 1/rank for each profile of a list, the attention that it gets. */
export function addExposure(exposures: Map<string, number>, shown: readonly { readonly id: string }[]): void {
  shown.forEach(({ id }, rank) => exposures.set(id, (exposures.get(id) ?? 0) + 1 / (rank + 1)));
}

function adjusted(prices: Prices, exposures: ReadonlyMap<string, number>, eta: number): Prices {
  const mean = meanOf(exposures);
  if (!(mean > 0)) return prices;
  const next = new Map<string, number>();
  for (const [id, price] of prices) {
    const change = Math.log(((exposures.get(id) ?? 0) + granted * mean) / ((1 + granted) * mean));
    next.set(id, price + eta * change);
  }
  const drift = meanOf(next);
  for (const [id, price] of next) next.set(id, Math.min(mostPrice, Math.max(-mostPrice, price - drift)));
  return next;
}

function meanOf(numbers: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const number of numbers.values()) sum += number;
  return sum / numbers.size;
}

/** Some of the entries, each at most once: the same ones for the same sequence of chances. */
function sampleOf<T>(list: readonly T[], count: number, chance: () => number): readonly T[] {
  if (count >= list.length) return list;
  const drawn = [...list];
  for (let at = 0; at < count; at++) {
    const other = at + Math.floor(chance() * (drawn.length - at));
    const chosen = drawn.splice(other, 1, ...drawn.slice(at, at + 1));
    drawn.splice(at, 1, ...chosen);
  }
  return drawn.slice(0, count);
}

/** Numbers from 0 up to 1 that depend on the seed alone (splitmix32). */
export function chancesOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let bits = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
    return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32;
  };
}
