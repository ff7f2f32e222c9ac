import type { Account } from "@khamt/contract";
import { oneQuery } from "../../lib/query/query.ts";

/** The member's own account. */
export const accountQuery = oneQuery<Account>("/api/account");
