import type { QueryClient, QueryFilters } from "@tanstack/react-query";

/**
 * Takes what was read out of the cache. What a page that loads still waits for ends there unheard: cancelled, as it would be
 * by itself, it were an error of that page, though nothing failed.
 */
export function dropQueries(client: QueryClient, filters: QueryFilters = {}): void {
  const cache = client.getQueryCache();
  for (const query of cache.findAll(filters)) {
    const isAwaited = query.state.fetchStatus === "fetching" && query.getObserversCount() === 0;
    if (isAwaited) query.cancel = async () => {};
    cache.remove(query);
  }
}
