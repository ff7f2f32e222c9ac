import type { Application, ApplicationState } from "@khamt/contract";
import type { QueryClient } from "@tanstack/react-query";
import { listQuery, oneQuery } from "../../lib/query/query.ts";

export type Side = Application["side"];

export interface ApplicationFilters {
  listing?: string | undefined;
  limit?: number | undefined;
}

export const applicationsQuery = (side: Side, filters: ApplicationFilters = {}) => ({
  ...listQuery<Application>("/api/applications", { side, ...filters }),
  // The other side goes on meanwhile.
  staleTime: 0,
});

const standings = "/api/applications/with/";

/** How the member stands to a listing. */
export const standingQuery = (listing: string) => ({
  ...oneQuery<ApplicationState>(standings + encodeURIComponent(listing)),
  staleTime: 0,
});

/** After anything was sent or moved: the lists, the buttons, and the listings' own counts. */
export async function refreshApplications(client: QueryClient): Promise<void> {
  const paths = ["/api/applications", standings, "/api/my-project-listings", "/api/project-listings/"];
  await client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === "string" && paths.some((each) => path === each || path.startsWith(each)),
  });
}
