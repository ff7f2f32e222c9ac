import type { Access } from "../../platform/http/access.ts";

/** Anyone may write to the operator. */
export const mayWrite: Access = "public";
