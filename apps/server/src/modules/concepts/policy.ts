import type { Access } from "../../plugins/access.ts";

/** Anyone may read what things are called. */
export const mayRead: Access = "public";
