import type { DecisionMade, ReportCase } from "@khamt/contract";
import { listQuery } from "../../lib/query/query.ts";

const reports = "/api/admin/reports";
const decisions = "/api/admin/decisions";

export type View = "open" | "decided";

// Members report, and other administrators decide, meanwhile.
const fresh = { staleTime: 0 };

export const casesQuery = (limit: number | undefined) => ({
  ...listQuery<ReportCase>(reports, { limit }),
  ...fresh,
});

export const decisionsQuery = (limit: number | undefined) => ({
  ...listQuery<DecisionMade>(decisions, { limit }),
  ...fresh,
});

export const moderationKeys = [[reports], [decisions]];
