import { getStats } from "@khamt/contract/calls";
import { oneQuery } from "../../lib/query/query.ts";

/** Live counts of everything listed. */
export const statsQuery = oneQuery(getStats);

/** Fewer of something are no number to show. */
export const fewestCounted = 20;
