import type { Account } from "@khamt/contract";
import { oneQuery } from "./query.ts";

/** The member's own account. */
export const accountQuery = oneQuery<Account>("/api/account");
