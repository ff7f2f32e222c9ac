import type { Access } from "../../platform/http/access.ts";

/** A member's searches are the member's own: no call names another's. */
export const mayKeepSearches: Access = "member";
