import { listIntroductions } from "@khamt/contract/calls";
import type { QueryClient } from "@tanstack/react-query";
import { knownUser } from "../../lib/auth/index.ts";
import { oneQuery } from "../../lib/query/query.ts";

export const introductionsQuery = { ...oneQuery(listIntroductions, {}), staleTime: 0 };

export function hasIntroductions(queryClient: QueryClient): boolean {
  return (queryClient.getQueryData(introductionsQuery.queryKey)?.length ?? 0) > 0;
}

/** For the loader: only a member has any. */
export async function loadIntroductions(queryClient: QueryClient): Promise<void> {
  const user = knownUser(queryClient);
  if (user) await queryClient.prefetchQuery(introductionsQuery);
}
