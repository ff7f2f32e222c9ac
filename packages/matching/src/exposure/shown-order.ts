// The order of every list: that of the numbers which are shown. Of equal numbers real profiles come before examples, and then
// attention is spread: where many lists begin with the same few profiles, most of their contacts are not answered, and
// other profiles are hardly seen. Each profile has a price (prices.ts), high where it is shown more than the average, and
// between equal numbers the order is that of score less price.

/** By id, at most `mostPrice` above or below 0, the average; a profile without one is new and has 0. */
export type Prices = ReadonlyMap<string, number>;
export const mostPrice = 0.3;

export type Standing = {
  readonly prices?: Prices | undefined;
  /** Ids of profiles that nobody is behind. */
  readonly examples?: ReadonlySet<string> | undefined;
};

export type Ranked = {
  readonly id: string;
  readonly score: number;
  readonly percent: number;
};

/** `hits` come best first by score: so stay those that nothing tells apart. The hits themselves do not change. */
export function inShownOrder<H extends Ranked>(
  hits: readonly H[],
  { prices, examples }: Standing,
): readonly H[] {
  const isExample = ({ id }: H) => Number(examples?.has(id) ?? false);
  const worthOf = ({ id, score }: H) => score - (prices?.get(id) ?? 0);
  return hits.toSorted(
    (one, other) =>
      other.percent - one.percent || isExample(one) - isExample(other) || worthOf(other) - worthOf(one),
  );
}

/** So many of the best by score are looked at for each place of a list. */
export const hitsPerPlace = 2;
/** Of very many that share the last number of a list no more are looked at. */
const mostAlike = 400;

type List = Standing & { readonly limit: number };

/** The first places of a list, out of all that have the numbers which it shows: a longer list begins alike. */
export function firstPlaces<H extends Ranked>(
  search: (limit: number) => readonly H[],
  { limit, ...standing }: List,
): readonly H[] {
  const most = Math.max(limit, mostAlike);
  for (let asked = Math.min(most, hitsPerPlace * limit); ; asked = Math.min(most, 2 * asked)) {
    const hits = search(asked);
    const [lastShown, last] = [hits[limit - 1], hits.at(-1)];
    const isWhole = hits.length < asked || lastShown?.percent !== last?.percent;
    if (isWhole || asked === most) return inShownOrder(hits, standing).slice(0, limit);
  }
}
