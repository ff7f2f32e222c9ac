import type { AnswerOf, ItemOf, JsonCall, PageCall } from "@khamt/contract/routes";
import { hashKey, QueryClient, queryOptions, type QueryKey } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { ApiError, type Api, type ArgsList, type Page, type PageArgs } from "../api.ts";

/** Cards of a list at first, and how many "Load more" adds. */
export const pageSize = 24;
/** A list is not shown beyond this: a narrower search finds more than more pages do. */
export const mostShown = 960;
/** Most that the server gives in one answer. */
export const serverLimit = 100;

type QueryMeta = {
  api: Api;
  /** Keys of what the server had not when it drew the page. */
  missing: ReadonlySet<string>;
};

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: QueryMeta;
  }
}

/** Filters of a page, of which any may be left out. */
export type Optional<Query> = { [Key in keyof Query]?: Query[Key] | undefined };

/** What a call answers. The call and what it is given are the key. */
export function oneQuery<Each extends JsonCall>(call: Each, ...args: ArgsList<Each>) {
  return queryOptions<AnswerOf<Each>>({
    queryKey: [call, ...args],
    queryFn: (asked) => apiOf(asked).call(call, ...args),
  });
}

/** As many pages of a list as the limit in its query takes. */
export function listQuery<Each extends PageCall>(call: Each, args: PageArgs<Each>) {
  return queryOptions<Page<ItemOf<Each>>>({
    queryKey: [call, args],
    queryFn: (asked) => readUpTo(apiOf(asked), call, args),
  });
}

/** A list of which the page keeps, and gets from its server, only what `toCard` leaves of each item. */
export function cardsQuery<Each extends PageCall, Card>(
  call: Each,
  args: PageArgs<Each>,
  toCard: (item: ItemOf<Each>) => Card,
) {
  return queryOptions<Page<Card>>({
    queryKey: [call, args],
    queryFn: async (asked) => {
      const page = await readUpTo(apiOf(asked), call, args);
      return { ...page, items: page.items.map(toCard) };
    },
  });
}

/** What these calls have answered, whatever they were given, is asked for anew. */
export function invalidateCalls(client: QueryClient, calls: readonly JsonCall[]): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey: [call] }) => calls.some((each) => each === call),
  });
}

/** An answer that is under way while something changes may be of before: it would be taken for new, and kept. */
class FreshQueryClient extends QueryClient {
  override async invalidateQueries(...[filters, options]: Parameters<QueryClient["invalidateQueries"]>) {
    const underWay = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: "fetching" })
      // What is on the screen is asked for once more at once.
      .filter((query) => !query.isActive() || query.state.data === undefined);
    for (const { queryKey, promise } of underWay) {
      const again = () => super.invalidateQueries({ queryKey, exact: true });
      void promise?.then(again, () => {});
    }
    await super.invalidateQueries(filters, options);
  }
}

export function createQueryClient(api: Api): QueryClient {
  return new FreshQueryClient({
    defaultOptions: {
      queries: {
        meta: { api, missing: new Set() },
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        // Without a connection a call fails at once and says so; waiting for one would look like loading for ever.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

/** For loaders of detail pages: what the server does not know is a page that does not exist. */
export async function orNotFound<Body>(answer: Promise<Body>): Promise<Body> {
  try {
    return await answer;
  } catch (error) {
    if (isMissing(error)) throw notFound();
    throw error;
  }
}

export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && [400, 404].includes(error.status);
}

/** Throws for what is known to be missing. */
export function apiOf({ meta, queryKey }: { meta: QueryMeta | undefined; queryKey: QueryKey }): Api {
  if (meta === undefined) throw new Error("No API");
  if (meta.missing.has(hashKey(queryKey))) throw new ApiError(404, "");
  return meta.api;
}

/** For `validateSearch`: how many cards the address asks for; undefined for the first page. */
export function shownLimit(value: unknown): number | undefined {
  const limit = Math.floor(Number(value));
  return limit > pageSize ? Math.min(limit, mostShown) : undefined;
}

/** The whole `validateSearch` of a list without filters. */
export function shownSearch(search: Record<string, unknown>): { limit?: number | undefined } {
  return { limit: shownLimit(search["limit"]) };
}

/** Reads as many items as the query's limit says, in as many calls as the server's own limit needs. */
export async function readUpTo<Each extends PageCall>(
  api: Api,
  call: Each,
  args: PageArgs<Each>,
): Promise<Page<ItemOf<Each>>> {
  const { query } = args;
  const wanted = query.limit ?? pageSize;
  const items: ItemOf<Each>[] = [];
  for (let cursor = query.cursor; ;) {
    const limit = Math.min(wanted - items.length, serverLimit);
    const page = await api.list(call, { ...args, query: { ...query, limit, cursor } });
    items.push(...page.items);
    if (page.nextCursor === undefined || items.length >= wanted) return { ...page, items };
    cursor = page.nextCursor;
  }
}
