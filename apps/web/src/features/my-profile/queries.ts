import { getDraft, listOwnDecisions } from "@khamt/contract/calls";
import type { EntityKind } from "@khamt/contract/vocabulary";
import type { QueryClient } from "@tanstack/react-query";
import { ownCalls } from "../../shared/own-profiles/own-profiles.ts";
import { accountQuery } from "../../shared/account/account.ts";
import { knownUser } from "../../lib/auth/index.ts";
import { oneQuery } from "../../lib/query/query.ts";

/** Everything of the member's own, each kind with the newest first; none is an empty list. */
export const ownQueries = {
  cofounder: oneQuery(ownCalls.cofounder.list),
  idea: oneQuery(ownCalls.idea.list),
  company: oneQuery(ownCalls.company.list),
  project: oneQuery(ownCalls.project.list),
} as const;

/** What of it was hidden, and why. */
export const standingQuery = oneQuery(listOwnDecisions);

/** The form of a new one, as far as it was filled in. */
export function begunQuery(kind: EntityKind) {
  return { ...oneQuery(getDraft, { params: { kind, entity: "new" } }), staleTime: 0 };
}

/** In a loader: all of it comes with the page; a visitor has none. */
export async function loadOwn(client: QueryClient): Promise<void> {
  const user = knownUser(client);
  if (!user) return;
  await Promise.all([
    client.prefetchQuery(accountQuery),
    client.prefetchQuery(standingQuery),
    client.prefetchQuery(ownQueries.cofounder),
    client.prefetchQuery(ownQueries.idea),
    client.prefetchQuery(ownQueries.company),
    client.prefetchQuery(ownQueries.project),
  ]);
}
