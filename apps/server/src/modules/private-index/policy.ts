import type { Access } from "../../plugins/access.ts";

/** The same for everyone, and without a word about who asks. */
export const mayFetch: Access = "public";
