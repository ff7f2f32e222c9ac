import { listDecisions, listReports, listVouches } from "@khamt/contract/calls";
import { listQuery } from "../../lib/query/query.ts";

export type View = "open" | "decided" | "vouches";

// Members report, and other administrators decide, meanwhile.
const fresh = { staleTime: 0 };

export const casesQuery = (limit: number | undefined) => ({
  ...listQuery(listReports, { query: { limit } }),
  ...fresh,
});

export const decisionsQuery = (limit: number | undefined) => ({
  ...listQuery(listDecisions, { query: { limit } }),
  ...fresh,
});

export const vouchesQuery = (limit: number | undefined) => ({
  ...listQuery(listVouches, { query: { limit } }),
  ...fresh,
});

export const moderationCalls = [listReports, listDecisions] as const;
