/** Strings as numbers, in the order in which they came. */
export interface Numbers {
  readonly keys: readonly string[];
  readonly get: (key: string) => number | undefined;
  readonly add: (key: string) => number;
}

/** `most`: how many the place where the numbers are stored can tell apart. */
export function createNumbers(known: Iterable<string>, most: number): Numbers {
  const keys: string[] = [];
  const numbers = new Map<string, number>();
  const add = (key: string) => {
    const found = numbers.get(key);
    if (found !== undefined) return found;
    if (keys.length >= most) throw new RangeError(`an index can hold ${most} different names of a kind`);
    numbers.set(key, keys.length);
    return keys.push(key) - 1;
  };
  for (const key of known) add(key);
  return { keys, get: (key) => numbers.get(key), add };
}
