import type { Access } from "../../platform/http/access.ts";

/** The same for everyone, and without a word about who asks. */
export const mayFetch: Access = "public";
