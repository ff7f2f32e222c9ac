import { getOwnDomain } from "@khamt/contract/calls";
import type { QueryClient } from "@tanstack/react-query";
import { knownUser } from "../../lib/auth/index.ts";
import { oneQuery } from "../../lib/query/query.ts";

export const domainQuery = oneQuery(getOwnDomain);

/** In a loader: a member's company and its claim come with the page; a visitor has none. */
export async function loadDomain(client: QueryClient): Promise<void> {
  const user = knownUser(client);
  if (user) await client.prefetchQuery(domainQuery);
}
