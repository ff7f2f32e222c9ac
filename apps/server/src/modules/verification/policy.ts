import type { Access } from "../../platform/http/access.ts";

/** A member sees and proves their own only: every query names who is signed in. */
export const mayBeVerified: Access = "member";

/** Administrators vouch for persons whom they know, never for themselves. */
export const mayVouch: Access = "admin";
