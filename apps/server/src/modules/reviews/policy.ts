import type { Access } from "../../platform/http/access.ts";

/** Anyone may read what is said of a listed company or person. */
export const mayRead: Access = "public";

/** Only after a project that both accounts have finished together, once; whom it is about answers once. */
export const mayReview: Access = "writer";
