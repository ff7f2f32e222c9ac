import type { ConnectionList, ConnectionTab, ContactPanel } from "@khamt/contract";
import { infiniteQueryOptions, type QueryClient } from "@tanstack/react-query";
import type { Api } from "../../lib/api.ts";
import { currentUserQuery } from "../../lib/auth/index.ts";
import { connectionsPath } from "../../lib/connections.ts";
import { oneQuery } from "../../lib/query.ts";

/** Of one tab, page by page. */
export function connectionsQuery(api: Api, tab: ConnectionTab) {
  return infiniteQueryOptions({
    queryKey: [connectionsPath, tab],
    queryFn: ({ pageParam }) =>
      api.get<ConnectionList>(connectionsPath, { tab, cursor: pageParam === "" ? undefined : pageParam }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next ?? undefined,
    // Looked at anew whenever the page is opened.
    staleTime: 0,
  });
}

export function contactsQuery(id: string) {
  return { ...oneQuery<ContactPanel>(`${connectionsPath}/${id}/contacts`), staleTime: 0 };
}

/** For the loader: only a member has any. */
export async function loadConnections(
  { api, queryClient }: { api: Api; queryClient: QueryClient },
  tab: ConnectionTab,
): Promise<void> {
  const user = queryClient.getQueryData(currentUserQuery.queryKey)?.user;
  if (user) await queryClient.prefetchInfiniteQuery(connectionsQuery(api, tab));
}
