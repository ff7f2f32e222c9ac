// Attention is scarce: where many lists begin with the same few profiles, most of their contacts are not answered, and
// other profiles are hardly seen. Each profile has a price (prices.ts), high where it is shown more than the average, and
// a list is ordered by P − d · price. d, the damping, says how much of a price is asked; with 0 the order stays.

/** By id, at most `mostPrice` above or below 0, the average; a profile without one is new and has 0. */
export type Prices = ReadonlyMap<string, number>;
export const mostPrice = 0.3;

export type Reranking = {
  readonly limit: number;
  readonly damping?: number;
  /** In points of percentage. */
  readonly guard?: number;
};

/** So many of the best by score are considered for each place of a list. */
export const hitsPerPlace = 2;
export const usualDamping = 0.5;
/** In points of percentage: a profile with so many more points than another stands higher, whatever the prices. */
const usualGuard = 4;

export type Ranked = {
  readonly id: string;
  readonly score: number;
  readonly percent: number;
};

/**
 * The first `limit` places of a fair list. `hits` come best first, from a search for `hitsPerPlace` times as many. Of two
 * hits further apart than the guard the better one comes first; one that is left out counts as coming last. The hits
 * themselves do not change.
 */
export function rerank<H extends Ranked>(
  hits: readonly H[],
  prices: Prices,
  { limit, damping = usualDamping, guard = usualGuard }: Reranking,
): H[] {
  const rest = hits.slice(0, hitsPerPlace * limit);
  const worth = ({ id, score }: Ranked) => score - damping * (prices.get(id) ?? 0);
  const shown: H[] = [];
  while (shown.length < limit && rest[0] !== undefined) {
    const least = rest[0].percent - guard;
    let best = 0;
    rest.forEach((hit, at) => {
      const leader = rest[best];
      if (leader && hit.percent >= least && worth(hit) > worth(leader)) best = at;
    });
    shown.push(...rest.splice(best, 1));
  }
  return shown;
}
