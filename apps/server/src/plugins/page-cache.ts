type Entry<Page> = { page: Promise<Page>; until: number };

type Options<Page> = {
  /** How many pages are kept; the one not asked for the longest goes first. */
  size: number;
  /** Milliseconds until a page is rendered anew, so that a change of the data is seen. */
  lifetime: number;
  now: () => number;
  /** Pages that may be kept at all. */
  keep: (page: Page) => boolean;
};

export type PageCache<Page> = (key: string, make: () => Promise<Page>) => Promise<Page>;

/** Rendered pages for a short while. Visitors who ask for the same page at once share one rendering. */
export function createPageCache<Page>({ size, lifetime, now, keep }: Options<Page>): PageCache<Page> {
  const entries = new Map<string, Entry<Page>>();

  function forget(key: string, entry: Entry<Page>): void {
    if (entries.get(key) === entry) entries.delete(key);
  }

  return async (key, make) => {
    const known = entries.get(key);
    entries.delete(key);
    const entry = known !== undefined && known.until > now() ? known : { page: make(), until: now() + lifetime };
    entries.set(key, entry);
    const oldest = entries.keys().next();
    if (entries.size > size && oldest.done !== true) entries.delete(oldest.value);
    try {
      const page = await entry.page;
      if (!keep(page)) forget(key, entry);
      return page;
    } catch (error) {
      forget(key, entry);
      throw error;
    }
  };
}
