/** Repeatable chance: the same keys always give the same draws, whatever was drawn elsewhere. */
export type Random = {
  /** 0 up to, not including, 1. */
  readonly next: () => number;
  readonly chance: (probability: number) => boolean;
  /** Both ends included. */
  readonly integer: (least: number, most: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
  /** Zipf's law: the entry at place k is drawn about 1/k as often as the first. */
  readonly popular: <T>(list: readonly T[]) => T;
};

export function createRandom(...keys: readonly (string | number)[]): Random {
  const next = mulberry32(hashOf(keys.join("/")));
  const at = <T>(list: readonly T[], index: number): T => {
    const entry = list[Math.min(index, list.length - 1)];
    if (entry === undefined) throw new Error("nothing to draw from");
    return entry;
  };
  return {
    next,
    chance: (probability) => next() < probability,
    integer: (least, most) => least + Math.floor(next() * (most - least + 1)),
    pick: (list) => at(list, Math.floor(next() * list.length)),
    popular: (list) => at(list, Math.floor((list.length + 1) ** next()) - 1),
  };
}

/** The list in an order that depends on the keys alone. */
export function shuffled<T>(list: readonly T[], ...keys: readonly (string | number)[]): T[] {
  const { next } = createRandom(...keys);
  return list
    .map((entry) => ({ entry, place: next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ entry }) => entry);
}

/** FNV-1a, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

// Tommy Ettinger's generator: 32 bits of state, passes the usual tests, enough for a market.
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}
