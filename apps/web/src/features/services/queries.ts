import { listServiceRequests } from "@khamt/contract/calls";
import { listQuery } from "../../lib/query/query.ts";

export type Side = "mine" | "all";

export const requestsQuery = (side: Side, limit: number | undefined) => ({
  ...listQuery(listServiceRequests, { query: { side, limit } }),
  // The other side goes on meanwhile.
  staleTime: 0,
});

export const requestsKey = [listServiceRequests];
