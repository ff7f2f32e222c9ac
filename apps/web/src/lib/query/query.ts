import { QueryClient, queryOptions, type QueryKey } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { ApiError, type Api, type Page, type QueryValues } from "../api.ts";
import { readUpTo } from "./paging.ts";

/** One entity: the path is the key, the path is the call. */
export function oneQuery<Body>(path: string) {
  return queryOptions<Body>({ queryKey: [path] });
}

/** A list: path and filters are the key and the call. Invalidate all filters of it with `[path]`. */
export function listQuery<Item>(path: string, filters: QueryValues = {}) {
  return queryOptions<Page<Item>>({ queryKey: [path, filters] });
}

export function createQueryClient(api: Api): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey }) => fetchKey(api, queryKey),
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
}

/** For loaders of detail pages: what the server does not know is a page that does not exist. */
export async function orNotFound<Body>(answer: Promise<Body>): Promise<Body> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && [400, 404].includes(error.status)) throw notFound();
    throw error;
  }
}

function fetchKey(api: Api, [path, filters]: QueryKey): Promise<unknown> {
  return filters === undefined
    ? api.get(path as string)
    : readUpTo(api, path as string, filters as QueryValues);
}
