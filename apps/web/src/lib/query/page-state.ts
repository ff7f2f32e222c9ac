import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** What the server has read for a page: the browser goes on with it. The library's own way weighs half a kilobyte more. */
export type PageState = [key: QueryKey, data: unknown][];

export function handOver(client: QueryClient): PageState {
  const answered = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === "success" });
  return answered.map(({ queryKey, state }) => [queryKey, state.data]);
}

/**
 * The loaders run once more before the page comes alive: what they asked for anew would differ from what the server drew.
 * So nothing of it is old until then. The answer is called when they have run, and its age begins.
 */
export function takeOver(client: QueryClient, state: unknown): () => void {
  if (!isPageState(state)) throw new TypeError("The page's data is not what its server writes.");
  const put = (updatedAt: number) => {
    for (const [key, data] of state) client.setQueryData(key, data, { updatedAt });
  };
  put(Infinity);
  return () => put(Date.now());
}

function isPageState(value: unknown): value is PageState {
  return Array.isArray(value) && value.every((pair) => Array.isArray(pair) && Array.isArray(pair[0]));
}
