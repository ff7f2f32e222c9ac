type SearchValues = Record<string, unknown>;

/** Plain `?key=word` addresses: every value is a string, empty ones are left out. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

export function stringifySearch(search: SearchValues): string {
  const values = Object.entries(search).flatMap(([key, value]) => {
    const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
    return text === "" ? [] : [[key, text]];
  });
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
