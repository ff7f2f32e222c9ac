import type { OwnStory, SuccessStory } from "@khamt/contract";
import type { QueryClient } from "@tanstack/react-query";
import { currentUserQuery } from "../../lib/auth/index.ts";
import { listQuery, oneQuery } from "../../lib/query/query.ts";

export const storiesPath = "/api/success-stories";

/** Asked for whenever the page is opened: either side may have taken one back. */
export const storiesQuery = (limit: number | undefined) => ({
  ...listQuery<SuccessStory>(storiesPath, { limit }),
  staleTime: 0,
});

export const ownStoriesQuery = { ...oneQuery<OwnStory[]>(`${storiesPath}/mine`), staleTime: 0 };

/** In a loader: a visitor has none. */
export async function loadOwnStories(client: QueryClient): Promise<void> {
  if (client.getQueryData(currentUserQuery.queryKey)?.user) await client.prefetchQuery(ownStoriesQuery);
}

export async function refreshStories(client: QueryClient): Promise<void> {
  await client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === "string" && path.startsWith(storiesPath),
  });
}
