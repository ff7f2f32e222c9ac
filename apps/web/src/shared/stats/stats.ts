import type { Stats } from "@khamt/contract";
import { oneQuery } from "../../lib/query/query.ts";

/** Live counts of everything listed. */
export const statsQuery = oneQuery<Stats>("/api/stats");
