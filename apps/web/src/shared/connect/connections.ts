import type { ConnectionQuota, ConnectionWith, EntityRef } from "@khamt/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { oneQuery } from "../../lib/query/query.ts";

export const connectionsPath = "/api/connections";

export const quotaQuery = { ...oneQuery<ConnectionQuota>(`${connectionsPath}/quota`), staleTime: 0 };

/** What stands between the member and who is behind a profile. */
export function standingQuery({ kind, id }: EntityRef) {
  return { ...oneQuery<ConnectionWith>(`${connectionsPath}/with/${kind}/${id}`), staleTime: 0 };
}

/** Everything that is known of connections is asked for anew. */
export function useRefreshConnections(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [path] }) => typeof path === "string" && path.startsWith(connectionsPath),
      }),
    [client],
  );
}
