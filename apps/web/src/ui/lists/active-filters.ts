import type { ActiveFilter } from "./result-bar.tsx";

/** The filters that are set, from their words: those without words are not set. */
export function activeFilters<Filters extends object>(
  words: { [Key in keyof Filters]?: string | undefined },
  onFilter: (change: Partial<Filters>) => void,
): ActiveFilter[] {
  return Object.entries<string | undefined>(words).flatMap(([key, label]) =>
    label === undefined ? [] : [{ key, label, remove: () => onFilter(without<Filters>([key])) }],
  );
}

/** The change that takes these filters away. */
export function without<Filters extends object>(keys: readonly string[]): Partial<Filters> {
  return Object.fromEntries(keys.map((key) => [key, undefined])) as Partial<Filters>;
}
