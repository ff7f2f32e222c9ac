import { getShowcase } from "@khamt/contract/calls";
import { oneQuery } from "../../lib/query/query.ts";

/** A real pair that fits. */
export const showcaseQuery = oneQuery(getShowcase);
