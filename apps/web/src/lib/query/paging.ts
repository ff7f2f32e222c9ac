import type { ItemOf, PageCall } from "@khamt/contract/routes";
import type { Api, Page, PageArgs } from "../api.ts";

/** Cards of a list at first, and how many "Load more" adds. */
export const pageSize = 24;
/** A list is not shown beyond this: a narrower search finds more than more pages do. */
export const mostShown = 960;
/** Most that the server gives in one answer. */
export const serverLimit = 100;

/** For `validateSearch`: how many cards the address asks for; undefined for the first page. */
export function shownLimit(value: unknown): number | undefined {
  const limit = Math.floor(Number(value));
  return limit > pageSize ? Math.min(limit, mostShown) : undefined;
}

/** Reads as many items as the query's limit says, in as many calls as the server's own limit needs. */
export async function readUpTo<Each extends PageCall>(
  api: Api,
  call: Each,
  { query }: PageArgs<Each>,
): Promise<Page<ItemOf<Each>>> {
  const wanted = query.limit ?? pageSize;
  const items: ItemOf<Each>[] = [];
  for (let cursor = query.cursor; ;) {
    const limit = Math.min(wanted - items.length, serverLimit);
    const page = await api.list(call, { query: { ...query, limit, cursor } });
    items.push(...page.items);
    if (page.nextCursor === undefined || items.length >= wanted) return { ...page, items };
    cursor = page.nextCursor;
  }
}
