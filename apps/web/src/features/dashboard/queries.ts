import { getDashboard } from "@khamt/contract/calls";
import type { QueryClient } from "@tanstack/react-query";
import { knownUser } from "../../lib/auth/index.ts";
import { oneQuery } from "../../lib/query/query.ts";
import { statsQuery } from "../../shared/stats/stats.ts";

/** Looked at anew whenever the page is opened. */
export const dashboardQuery = { ...oneQuery(getDashboard), staleTime: 0 };

/** For the loader: only a member has one of their own. */
export async function loadDashboard(client: QueryClient): Promise<void> {
  const user = knownUser(client);
  await Promise.all([
    client.ensureQueryData(statsQuery),
    user ? client.prefetchQuery(dashboardQuery) : undefined,
  ]);
}
