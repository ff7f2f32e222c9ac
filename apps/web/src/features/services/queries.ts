import type { ServiceRequest } from "@khamt/contract";
import { listQuery } from "../../lib/query/query.ts";

const path = "/api/service-requests";

export type Side = "mine" | "all";

export const requestsQuery = (side: Side, limit: number | undefined) => ({
  ...listQuery<ServiceRequest>(path, { side, limit }),
  // The other side goes on meanwhile.
  staleTime: 0,
});

export const requestsKey = [path];
