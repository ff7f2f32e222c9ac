import type { Access } from "../../plugins/access.ts";

/** A member reads the own notifications only: every query names who is signed in. */
export const mayReadNews: Access = "member";

/** Whoever has the letter may end such letters, signed in or not: the address in it carries the proof. */
export const mayUnsubscribe: Access = "public";
