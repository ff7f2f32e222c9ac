/** Rendered pages, shared by visitors for a few seconds; the longest unused goes first. */
export type PageCache<Page> = {
  get: (key: string, make: () => Promise<Page>) => Promise<Page>;
};

type Options = { size: number; lifeMs: number; clock: () => Date };

export function createPageCache<Page>({ size, lifeMs, clock }: Options): PageCache<Page> {
  const entries = new Map<string, { page: Promise<Page>; until: number }>();
  return {
    get(key, make) {
      const now = clock().getTime();
      const known = entries.get(key);
      entries.delete(key);
      const entry = known && known.until > now ? known : { page: make(), until: now + lifeMs };
      entries.set(key, entry);
      // A page that could not be made is tried again by the next reader.
      entry.page.catch(() => entries.delete(key));
      const oldest = entries.keys().next();
      if (entries.size > size && !oldest.done) entries.delete(oldest.value);
      return entry.page;
    },
  };
}
