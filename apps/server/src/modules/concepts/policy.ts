import type { Access } from "../../platform/http/access.ts";

/** Anyone may read what things are called. */
export const mayRead: Access = "public";
