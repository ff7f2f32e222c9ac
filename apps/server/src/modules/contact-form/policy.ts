import type { Access } from "../../plugins/access.ts";

/** Anyone may write to the operator. */
export const mayWrite: Access = "public";
