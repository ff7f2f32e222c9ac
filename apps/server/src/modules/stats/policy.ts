import type { Access } from "../../platform/http/access.ts";

/** Anyone may read how much is listed. */
export const mayRead: Access = "public";
