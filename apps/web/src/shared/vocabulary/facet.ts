import { catalogue, useT } from "../../lib/language/index.ts";

/** Names a filter and its empty choice, in the words that all lists share for its parameter. */
export function useFacetOf() {
  const { facet, all } = useT(catalogue("vocabulary"));
  return <Filter extends { name: keyof typeof facet }>(filter: Filter) => ({
    ...filter,
    label: facet[filter.name],
    emptyLabel: all[filter.name],
  });
}
