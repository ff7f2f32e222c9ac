import { keepPreviousData, useQuery, type QueryClient, type UseQueryOptions } from "@tanstack/react-query";
import type { Page } from "../api.ts";

export type ListOptions<Item> = UseQueryOptions<Page<Item>, Error, Page<Item>>;

/** In a list's loader: the server waits for the data, the browser shows placeholders meanwhile. */
export async function loadList<Body>(
  client: QueryClient,
  options: UseQueryOptions<Body, Error, Body>,
): Promise<void> {
  if (import.meta.env.SSR) await client.ensureQueryData(options);
  else void client.prefetchQuery(options);
}

/** A list that keeps what is shown until what was asked for has come. */
export function useList<Item>(options: ListOptions<Item>) {
  return useQuery({ ...options, placeholderData: keepPreviousData });
}

export type ListResult<Item> = Pick<
  ReturnType<typeof useList<Item>>,
  "data" | "error" | "isPlaceholderData" | "isFetching" | "refetch"
>;
