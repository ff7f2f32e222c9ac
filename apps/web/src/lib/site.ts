import { getSite } from "@khamt/contract/calls";
import { oneQuery } from "./query/query.ts";

/** What the operator says of the site: the server hands it over with every page. */
export const siteQuery = oneQuery(getSite);
