import type { Access } from "../../platform/http/access.ts";

/** A member hears only what is for who is signed in. */
export const mayListen: Access = "member";
