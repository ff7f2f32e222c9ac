import { getCurrentUser } from "@khamt/contract/calls";
import { oneQuery } from "../query/query.ts";

/** Who reads: a member, or nobody. The server's answer travels with the page. */
export const currentUserQuery = oneQuery(getCurrentUser);

/** The browser's own copy of the public fields, for the first paint where the answer is missing. */
export const storageKey = "khamt-user";
