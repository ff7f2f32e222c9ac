import { getContactWay } from "@khamt/contract/calls";
import { oneQuery } from "../../../lib/query/query.ts";

/** How the operator can be reached. */
export const contactQuery = oneQuery(getContactWay);
