import { listDismissed, listKeptSearches } from "@khamt/contract/calls";
import { oneQuery } from "../../lib/query/query.ts";

/** Looked at anew whenever the page is opened. */
export const keptSearchesQuery = { ...oneQuery(listKeptSearches), staleTime: 0 };

export const dismissedQuery = { ...oneQuery(listDismissed), staleTime: 0 };
