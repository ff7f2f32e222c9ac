import type { Connection, ConnectionTab } from "@khamt/contract";
import { queryOptions, useQuery, type QueryClient } from "@tanstack/react-query";
import { useHydrated, useLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import type { Api } from "../../lib/api.ts";
import { connectionsQuery } from "./queries.ts";
import { tabs } from "./tabs.ts";

type Found = { tab: ConnectionTab; connection: Connection };

/**
 * A notification leads to an invitation without saying where it stands by now: it is looked for among all. One that was sent
 * is shown there, and an accepted one is the conversation. Looked for once: what is accepted here stays to be begun here.
 */
export function useNamedConnection(isLookedFor: boolean): { isPending: boolean } {
  const { api } = useRouter().options.context;
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  // The server knows no hash: what it has drawn is taken over first.
  const isHydrated = useHydrated();
  const enabled = isHydrated && isLookedFor && hash !== "";
  const { data, isLoading } = useQuery({ ...namedQuery(api, hash), enabled });
  const found = enabled ? data : undefined;
  useEffect(() => {
    if (!found || found.tab === "received") return;
    const { tab, connection } = found;
    const { id, conversationId } = connection;
    if (conversationId !== null)
      void navigate({ to: "/messages/$id", params: { id: conversationId }, replace: true });
    else void navigate({ to: "/connections", search: { tab }, hash: id, replace: true });
  }, [found, navigate]);
  return { isPending: isLoading || (found !== undefined && found !== null && found.tab !== "received") };
}

function namedQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ["connection of the address", id],
    queryFn: ({ client }) => find(client, api, id),
    gcTime: 0,
  });
}

async function find(client: QueryClient, api: Api, id: string): Promise<Found | null> {
  for (const tab of tabs) {
    const { items } = await client.fetchQuery(connectionsQuery(api, tab, 1));
    const connection = items.find((each) => each.id === id);
    if (connection) return { tab, connection };
  }
  return null;
}
