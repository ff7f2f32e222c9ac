import type { Access } from "../../platform/http/access.ts";

/** Anyone may read an idea that its owner keeps active. */
export const mayRead: Access = "public";
