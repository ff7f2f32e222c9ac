import type { Application, ApplicationState } from "@khamt/contract";
import { listApplicationStates, getProject, listApplications, listOwnProjects } from "@khamt/contract/calls";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { batchedCall } from "../../lib/query/batched.ts";
import { apiOf, invalidateCalls, listQuery } from "../../lib/query/query.ts";

export type Side = Application["side"];

export type ApplicationFilters = {
  listing?: string | undefined;
  limit?: number | undefined;
};

export const applicationsQuery = (side: Side, filters: ApplicationFilters = {}) => ({
  ...listQuery(listApplications, { query: { side, ...filters } }),
  // The other side goes on meanwhile.
  staleTime: 0,
});

/** How the member stands to a listing: the cards of a screen ask together. Null where they see none. */
export const standingQuery = (listing: string) =>
  queryOptions({
    queryKey: [listApplicationStates, listing],
    queryFn: (asked) => askStanding(apiOf(asked))(listing),
    staleTime: 0,
  });

const askStanding = batchedCall<string, ApplicationState | null>(async (api, listings) => {
  const found = await api.call(listApplicationStates, { body: { listings: [...new Set(listings)] } });
  return listings.map((listing) => found.find((each) => each.listing === listing) ?? null);
});

/** After anything was sent or moved: the lists, the buttons, and the listings' own counts. */
export function refreshApplications(client: QueryClient): Promise<void> {
  return invalidateCalls(client, [listApplications, listApplicationStates, listOwnProjects, getProject]);
}
