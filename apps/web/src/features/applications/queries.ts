import type { Application } from "@khamt/contract";
import { getApplicationState, getProject, listApplications, listOwnProjects } from "@khamt/contract/calls";
import type { QueryClient } from "@tanstack/react-query";
import { invalidateCalls, listQuery, oneQuery } from "../../lib/query/query.ts";

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

/** How the member stands to a listing. */
export const standingQuery = (listing: string) => ({
  ...oneQuery(getApplicationState, { params: { listingId: listing } }),
  staleTime: 0,
});

/** After anything was sent or moved: the lists, the buttons, and the listings' own counts. */
export function refreshApplications(client: QueryClient): Promise<void> {
  return invalidateCalls(client, [listApplications, getApplicationState, listOwnProjects, getProject]);
}
