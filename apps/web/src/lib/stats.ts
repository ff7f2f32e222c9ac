import type { Stats } from "@khamt/contract";
import { oneQuery } from "./query.ts";

/** Live counts of everything listed. */
export const statsQuery = oneQuery<Stats>("/api/stats");
