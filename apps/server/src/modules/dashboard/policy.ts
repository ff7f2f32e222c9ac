import type { Access } from "../../platform/http/access.ts";

/** Each member reads their own. */
export const mayReadDashboard: Access = "member";
