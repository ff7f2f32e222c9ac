import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** What the server has read for a page: the browser goes on with it. The library's own way weighs half a kilobyte more. */
export type PageState = [key: QueryKey, data: unknown][];

export function handOver(client: QueryClient): PageState {
  const answered = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === "success" });
  return answered.map(({ queryKey, state }) => [queryKey, state.data]);
}

export function takeOver(client: QueryClient, state: PageState): void {
  for (const [key, data] of state) client.setQueryData(key, data);
}
