import { getStats } from "@khamt/contract/calls";
import { oneQuery } from "../../lib/query/query.ts";

/** Live counts of everything listed. */
export const statsQuery = oneQuery(getStats);
