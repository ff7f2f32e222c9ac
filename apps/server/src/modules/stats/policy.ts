import type { Access } from "../../plugins/access.ts";

/** Anyone may read how much is listed. */
export const mayRead: Access = "public";
