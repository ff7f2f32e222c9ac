import type { Access } from "../../platform/http/access.ts";

/** Only its two members: every query names who is signed in, and for everybody else a conversation is not there. */
export const mayTalk: Access = "member";

/** Whose account is restricted reads on. */
export const mayWrite: Access = "writer";
