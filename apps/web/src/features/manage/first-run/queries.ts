import { getFirstRun } from "@khamt/contract/calls";
import { oneQuery } from "../../../lib/query/query.ts";

/** What is left changes with what other administrators do, too. */
export const firstRunQuery = { ...oneQuery(getFirstRun), staleTime: 0 };
