import {
  listAdministratorActs,
  listAdministrators,
  listDecisions,
  listReports,
  listVouches,
} from "@khamt/contract/calls";
import { listQuery, oneQuery } from "../../lib/query/query.ts";

export type View = "open" | "decided" | "vouches" | "administrators" | "acts";
/** The others are of administrators alone. */
export const viewsOfModerators: ReadonlySet<View> = new Set(["open", "decided"]);
export type Listing = {
  limit?: number | undefined;
  /** Who is looked for among the people to vouch for. */
  q?: string | undefined;
};

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

export const appealsQuery = (limit: number | undefined) => ({
  ...listQuery(listDecisions, { query: { limit, appeal: "waiting" } }),
  ...fresh,
});

export const vouchesQuery = (limit: number | undefined) => ({
  ...listQuery(listVouches, { query: { limit } }),
  ...fresh,
});

export const administratorsQuery = { ...oneQuery(listAdministrators), ...fresh };

export const actsQuery = (limit: number | undefined) => ({
  ...listQuery(listAdministratorActs, { query: { limit } }),
  ...fresh,
});

export const moderationCalls = [listReports, listDecisions] as const;
