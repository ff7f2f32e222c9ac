import type { Access } from "../../platform/http/access.ts";

/** Anyone may read a company. Its business contacts are on its own page only, and only while it doesn't hide them. */
export const mayRead: Access = "public";
