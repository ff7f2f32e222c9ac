import type { AnswerOf, ItemOf, JsonCall, PageCall } from "@khamt/contract/routes";
import { QueryClient, queryOptions } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { ApiError, type Api, type ArgsList, type Page, type PageArgs } from "../api.ts";
import { readUpTo } from "./paging.ts";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: { api: Api };
  }
}

/** What a call answers. The call and what it is given are the key. */
export function oneQuery<Each extends JsonCall>(call: Each, ...args: ArgsList<Each>) {
  return queryOptions<AnswerOf<Each>>({
    queryKey: [call, ...args],
    queryFn: ({ meta }) => apiOf(meta).call(call, ...args),
  });
}

/** As many pages of a list as the limit in its query takes. */
export function listQuery<Each extends PageCall>(call: Each, args: PageArgs<Each>) {
  return queryOptions<Page<ItemOf<Each>>>({
    queryKey: [call, args],
    queryFn: ({ meta }) => readUpTo(apiOf(meta), call, args),
  });
}

/** What these calls have answered, whatever they were given, is asked for anew. */
export function invalidateCalls(client: QueryClient, calls: readonly JsonCall[]): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey: [call] }) => calls.some((each) => each === call),
  });
}

export function createQueryClient(api: Api): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        meta: { api },
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

function apiOf(meta: { api: Api } | undefined): Api {
  if (meta === undefined) throw new Error("No API");
  return meta.api;
}
