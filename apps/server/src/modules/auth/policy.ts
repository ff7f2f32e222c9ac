import type { Access } from "../../platform/http/access.ts";

/** Anyone may sign up, sign in, and prove with a link from a letter that a mailbox is theirs. */
export const mayEnter: Access = "public";
/** Members look after their own password, address and devices; each query names the owner. */
export const mayKeepAccount: Access = "member";
