import type { ConnectionList, ConnectionTab } from "@khamt/contract";
import { getContactPanel, listConnections } from "@khamt/contract/calls";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import type { Api } from "../../lib/api.ts";
import { knownUser } from "../../lib/auth/index.ts";
import { oneQuery } from "../../lib/query/query.ts";

/** So many pages of one tab. */
export function connectionsQuery(api: Api, tab: ConnectionTab, pages: number) {
  return queryOptions({
    queryKey: [listConnections, { query: { tab } }, pages],
    queryFn: () => readPages(api, tab, pages),
    // Looked at anew whenever the page is opened.
    staleTime: 0,
    // What was there stays until more has come.
    placeholderData: (before: ConnectionList | undefined) => before,
  });
}

async function readPages(api: Api, tab: ConnectionTab, pages: number): Promise<ConnectionList> {
  let list = await api.call(listConnections, { query: { tab } });
  for (let page = 1; page < pages && list.next !== null; page++) {
    const more = await api.call(listConnections, { query: { tab, cursor: list.next } });
    list = { ...more, items: [...list.items, ...more.items] };
  }
  return list;
}

export function contactsQuery(id: string) {
  return { ...oneQuery(getContactPanel, { params: { id } }), staleTime: 0 };
}

/** Where the address names none: what waits for an answer, or else what there is. */
export function firstTab({ api, queryClient }: { api: Api; queryClient: QueryClient }): ConnectionTab {
  const received = queryClient.getQueryData(connectionsQuery(api, "received", 1).queryKey);
  if (received === undefined || received.items.length > 0) return "received";
  const { connected, sent } = received.counts;
  if (connected > 0) return "connected";
  return sent > 0 ? "sent" : "received";
}

/** For the loader: only a member has any. */
export async function loadConnections(
  { api, queryClient }: { api: Api; queryClient: QueryClient },
  tab: ConnectionTab,
): Promise<void> {
  const user = knownUser(queryClient);
  if (user) await queryClient.prefetchQuery(connectionsQuery(api, tab, 1));
}
