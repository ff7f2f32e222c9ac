/** Rendered pages, shared by visitors for a few seconds; the longest unused goes first. */
export type PageCache<Page> = {
  get: (key: string, make: () => Promise<Page>) => Promise<Page>;
};

type Options<Page> = {
  size: number;
  lifeMs: number;
  clock: () => Date;
  /** Others are made anew for the next reader. */
  isLasting: (page: Page) => boolean;
};

export function createPageCache<Page>({ size, lifeMs, clock, isLasting }: Options<Page>): PageCache<Page> {
  const entries = new Map<string, { page: Promise<Page>; until: number }>();
  return {
    get(key, make) {
      const now = clock().getTime();
      const known = entries.get(key);
      entries.delete(key);
      const entry = known && known.until > now ? known : { page: make(), until: now + lifeMs };
      entries.set(key, entry);
      const forget = () => entries.get(key) === entry && entries.delete(key);
      entry.page.then((page) => isLasting(page) || forget(), forget);
      const oldest = entries.keys().next();
      if (entries.size > size && !oldest.done) entries.delete(oldest.value);
      return entry.page;
    },
  };
}
