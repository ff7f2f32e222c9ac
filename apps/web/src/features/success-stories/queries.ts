import { listOwnStories, listStories } from "@khamt/contract/calls";
import type { QueryClient } from "@tanstack/react-query";
import { knownUser } from "../../lib/auth/index.ts";
import { invalidateCalls, listQuery, oneQuery } from "../../lib/query/query.ts";

/** Asked for whenever the page is opened: either side may have taken one back. */
export const storiesQuery = (limit: number | undefined) => ({
  ...listQuery(listStories, { query: { limit } }),
  staleTime: 0,
});

export const ownStoriesQuery = { ...oneQuery(listOwnStories), staleTime: 0 };

/** In a loader: a visitor has none. */
export async function loadOwnStories(client: QueryClient): Promise<void> {
  if (knownUser(client)) await client.prefetchQuery(ownStoriesQuery);
}

export function refreshStories(client: QueryClient): Promise<void> {
  return invalidateCalls(client, [listStories, listOwnStories]);
}
