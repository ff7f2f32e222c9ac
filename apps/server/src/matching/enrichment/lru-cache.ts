/** Remembers so many things; what has lain unused the longest leaves first. */
export function createShelf<Thing>(most: number) {
  const things = new Map<string, Thing>();

  return {
    get: (key: string): Thing | undefined => {
      const thing = things.get(key);
      if (thing === undefined) return undefined;
      things.delete(key);
      things.set(key, thing);
      return thing;
    },
    put: (key: string, thing: Thing): void => {
      things.set(key, thing);
      const [oldest] = things.keys();
      if (things.size > most && oldest !== undefined) things.delete(oldest);
    },
    drop: (key: string): void => {
      things.delete(key);
    },
  };
}
