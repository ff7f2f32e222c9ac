/** Some of the entries, each at most once: the same ones for the same sequence of chances. */
export function sampleOf<T>(list: readonly T[], count: number, chance: () => number): readonly T[] {
  if (count >= list.length) return list;
  const drawn = [...list];
  for (let at = 0; at < count; at++) {
    const other = at + Math.floor(chance() * (drawn.length - at));
    [drawn[at], drawn[other]] = [drawn[other] as T, drawn[at] as T];
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
