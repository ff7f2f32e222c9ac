import type { Access } from "../../platform/http/access.ts";

/** A member reads and changes the own account only: every query names who is signed in. */
export const mayKeepAccount: Access = "member";
