type SearchValues = Record<string, unknown>;

/** Plain `?key=word` addresses: every value is a string, or a list of them where a key comes several times. */
export function parseSearch(search: string): Record<string, string | string[]> {
  const params = new URLSearchParams(search);
  const valueOf = (key: string) => {
    const values = params.getAll(key);
    return values.length > 1 ? values : (values[0] ?? "");
  };
  return Object.fromEntries(Array.from(params.keys(), (key) => [key, valueOf(key)]));
}

/** The way back: empty values are left out. */
export function stringifySearch(search: SearchValues): string {
  const values = Object.entries(search).flatMap(([key, value]) =>
    [value].flat().flatMap((each) => {
      const text = typeof each === "string" || typeof each === "number" ? String(each) : "";
      return text === "" ? [] : [[key, text]];
    }),
  );
  return values.length > 0 ? `?${new URLSearchParams(values).toString()}` : "";
}

/** For `validateSearch`: the value if it is one of the options, else undefined (never leave the key out). */
export function oneOf<const Option extends string>(
  options: readonly Option[],
  value: unknown,
): Option | undefined {
  return options.find((option) => option === value);
}

/** For `validateSearch`: a word as typed, trimmed, at most 200 characters; undefined when empty. */
export function typed(value: unknown): string | undefined {
  const word = typeof value === "string" ? value.trim().slice(0, 200) : "";
  return word === "" ? undefined : word;
}

/** For `validateSearch`: words that may be given several times, each once; undefined when there is none. */
export function typedList(value: unknown, most: number): string[] | undefined {
  const words = [value].flat().map((each) => typed(each));
  const list = [...new Set(words)].filter((word) => word !== undefined).slice(0, most);
  return list.length > 0 ? list : undefined;
}

/** For `validateSearch`: an id; anything else is left out before the server refuses it. */
export function uuid(value: unknown): string | undefined {
  return typeof value === "string" && /^[0-9a-f-]{36}$/i.test(value) ? value : undefined;
}
