import { LRUCache } from "lru-cache";

/** Rendered pages, shared by visitors for a few seconds; the longest unused goes first. */
type PageCache<Page> = {
  get: (key: string, make: () => Promise<Page>) => Promise<Page>;
  has: (key: string) => boolean;
};

type Options<Page> = {
  size: number;
  lifeMs: number;
  clock: () => Date;
  /** Others are made anew for the next reader. */
  isLasting: (page: Page) => boolean;
};

export function createPageCache<Page>({ size, lifeMs, clock, isLasting }: Options<Page>): PageCache<Page> {
  const entries = new LRUCache<string, Promise<Page>>({
    max: size,
    ttl: lifeMs,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  });
  return {
    has: (key) => entries.has(key),
    get(key, make) {
      const known = entries.get(key);
      if (known) return known;
      const page = make();
      entries.set(key, page);
      const forget = () => entries.peek(key) === page && entries.delete(key);
      page.then((made) => isLasting(made) || forget(), forget);
      return page;
    },
  };
}
