import { LRUCache } from "lru-cache";
import type { Changes, Mark, Source } from "./changes.ts";

/** What was made, and of what: of anything, where the sources are not known. */
export type Made<Value> = {
  value: Value;
  sources: readonly Source[] | undefined;
  /** For how long it is good whatever is written; 0 for what is not to be kept. */
  lifeMs?: number;
};

export type Kept<Value> = {
  /** What is known of the key and still true. */
  find: (key: string) => Value | undefined;
  /** The same, else made anew: once for all who ask meanwhile. */
  get: (key: string, make: () => Promise<Made<Value>>) => Promise<Value>;
};

type Stock<Value> = { value: Value; mark: Mark; sources: readonly Source[] | undefined; until: number };
type Making<Value> = { mark: Mark; value: Promise<Value> };

type Options<Value> = {
  changes: Changes;
  clock: () => Date;
  mostBytes: number;
  sizeOf: (value: Value) => number;
};

/** What time alone changes, such as "here this week", is as old as this at most. */
const longestLife = 60_000;

/** Keeps what was made until something that it was made of changes. What is longest unused goes first. */
export function createKept<Value>({ changes, clock, mostBytes, sizeOf }: Options<Value>): Kept<Value> {
  const stocks = new LRUCache<string, Stock<Value>>({
    maxSize: mostBytes,
    // What is not asked for any more is not kept in memory for longer.
    ttl: longestLife,
    ttlAutopurge: true,
    // A single one leaves room for others.
    maxEntrySize: mostBytes / 8,
    sizeCalculation: ({ value }, key) => sizeOf(value) + key.length + overhead,
  });
  const underWay = new Map<string, Making<Value>>();

  const find = (key: string) => {
    const stock = stocks.get(key);
    if (stock === undefined) return undefined;
    if (changes.isFresh(stock.mark, stock.sources) && stock.until > clock().getTime()) return stock.value;
    stocks.delete(key);
    return undefined;
  };

  const begin = (key: string, mark: Mark, make: () => Promise<Made<Value>>) => {
    const began = clock().getTime();
    const keep = async () => {
      try {
        const { value, sources, lifeMs = longestLife } = await make();
        if (lifeMs > 0 && changes.isFresh(mark, sources))
          stocks.set(key, { value, mark, sources, until: began + lifeMs });
        return value;
      } finally {
        if (underWay.get(key) === making) underWay.delete(key);
      }
    };
    const making: Making<Value> = { mark, value: keep() };
    underWay.set(key, making);
    return making.value;
  };

  return {
    find,
    get: async (key, make) => {
      const known = find(key);
      if (known !== undefined) return known;
      const mark = changes.mark();
      if (!mark) return (await make()).value;
      const making = underWay.get(key);
      // What began before a change may lack it.
      if (making && changes.isFresh(making.mark)) return making.value;
      return begin(key, mark, make);
    },
  };
}

/** Of an entry beside its bytes. */
const overhead = 500;
