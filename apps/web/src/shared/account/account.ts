import { getAccount } from "@khamt/contract/calls";
import { oneQuery } from "../../lib/query/query.ts";

/** The member's own account. */
export const accountQuery = oneQuery(getAccount);
