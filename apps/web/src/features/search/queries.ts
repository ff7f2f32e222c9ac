import type { SearchAnswer } from "@khamt/contract";
import { searchEverything } from "@khamt/contract/calls";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import type { Api } from "../../lib/api.ts";
import { pageSize, serverLimit, shownLimit } from "../../lib/query/query.ts";
import type { Search } from "./search.ts";

/** While a new answer is on its way the one before is shown, with the question that it answers. */
export type Answer = {
  asked: Search;
} & SearchAnswer;

export function answerQuery(api: Api, search: Search) {
  return queryOptions<Answer>({
    queryKey: [searchEverything, { query: search }],
    queryFn: async ({ client, signal }) => {
      const { limit = pageSize, ...words } = search;
      const readPage = (size: number, cursor: string | undefined) =>
        api.call(searchEverything, { query: { ...words, limit: size, cursor }, signal });
      const answer = await readUntil(limit, readPage, knownBeginning(client, api, search));
      return { ...answer, asked: search };
    },
  });
}

/** Reads on from what is known until there are as many results as wanted, or no more. */
async function readUntil(
  wanted: number,
  readPage: (size: number, cursor: string | undefined) => Promise<SearchAnswer>,
  known: SearchAnswer | undefined,
): Promise<SearchAnswer> {
  const missing = wanted - (known?.results.length ?? 0);
  if (known !== undefined && (known.nextCursor === null || missing <= 0)) return known;
  const size = Math.min(missing, serverLimit);
  const { results, nextCursor, ...rest } = await readPage(size, known?.nextCursor ?? undefined);
  const all = [...(known?.results ?? []), ...results];
  return readUntil(wanted, readPage, { ...rest, ...known, results: all, nextCursor });
}

/** The same answer with one page less, if it is at hand: "Load more" asks for the rest only. */
function knownBeginning(client: QueryClient, api: Api, search: Search): SearchAnswer | undefined {
  if (search.limit === undefined) return undefined;
  const shorter = answerQuery(api, { ...search, limit: shownLimit(search.limit - pageSize) });
  const state = client.getQueryState(shorter.queryKey);
  return state?.isInvalidated === false ? state.data : undefined;
}
