import type { Access } from "../../platform/http/access.ts";

/** A member's drafts are the member's own: no call names another's. */
export const mayDraft: Access = "member";
