import { hashKey, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { isMissing } from "./query.ts";

/** What the server has read for a page, without data where it has nothing: the browser goes on with it. The library's own way weighs half a kilobyte more. */
type PageState = ([key: QueryKey, data: unknown] | [key: QueryKey])[];

export function handOver(client: QueryClient): PageState {
  return client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }): PageState => {
      if (state.status === "success") return [[queryKey, state.data]];
      return isMissing(state.error) ? [[queryKey]] : [];
    });
}

/**
 * The loaders run once more before the page comes alive: what they asked for anew would differ from what the server drew.
 * So nothing of it is old, and nothing missing is asked for, until then. The answer is called when they have run, and its age begins.
 */
export function takeOver(client: QueryClient, state: unknown): () => void {
  if (!isPageState(state)) throw new TypeError("The page's data is not what its server writes.");
  const missing = new Set(state.flatMap((read) => (read.length === 1 ? [hashKey(read[0])] : [])));
  const { queries } = client.getDefaultOptions();
  if (queries?.meta) queries.meta.missing = missing;
  const put = (updatedAt: number) => {
    for (const [key, ...data] of state) if (data.length > 0) client.setQueryData(key, data[0], { updatedAt });
  };
  put(Infinity);
  return () => {
    missing.clear();
    put(Date.now());
  };
}

function isPageState(value: unknown): value is PageState {
  return Array.isArray(value) && value.every((read) => Array.isArray(read) && Array.isArray(read[0]));
}
