import type { Access } from "../../platform/http/access.ts";

/** Anyone may search what anyone may read. The index holds nothing else. */
export const mayRead: Access = "public";
