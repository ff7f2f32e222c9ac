import { listManagedEvents } from "@khamt/contract/calls";
import { listQuery } from "../../../lib/query/query.ts";

export const managedEventsQuery = (limit: number | undefined) => ({
  ...listQuery(listManagedEvents, { query: { limit } }),
  staleTime: 0,
});
