import { listManagedAnnouncements } from "@khamt/contract/calls";
import { listQuery } from "../../../lib/query/query.ts";

export const managedAnnouncementsQuery = (limit: number | undefined) => ({
  ...listQuery(listManagedAnnouncements, { query: { limit } }),
  staleTime: 0,
});
