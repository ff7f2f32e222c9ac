import type { EntityRef } from "@khamt/contract";
import {
  getCompany,
  getConnectionSettings,
  getConnectionWith,
  getContactPanel,
  getInvitationQuota,
  getPartner,
  listConnections,
} from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { invalidateCalls, oneQuery } from "../../lib/query/query.ts";

export const quotaQuery = { ...oneQuery(getInvitationQuota), staleTime: 0 };

/** What stands between the member and who is behind a profile. */
export function standingQuery({ kind, id }: EntityRef) {
  return { ...oneQuery(getConnectionWith, { params: { kind, id } }), staleTime: 0 };
}

/** Everything that is known of connections. */
export const connectionCalls = [
  listConnections,
  getInvitationQuota,
  getConnectionSettings,
  getConnectionWith,
  getContactPanel,
  // They show what a connection opens.
  getPartner,
  getCompany,
] as const;

/** All of it is asked for anew. */
export function useRefreshConnections(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => invalidateCalls(client, connectionCalls), [client]);
}
