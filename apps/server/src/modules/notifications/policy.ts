import type { Access } from "../../platform/http/access.ts";

/** A member reads the own notifications only: every query names who is signed in. */
export const mayReadNotifications: Access = "member";

/** Whoever has the letter may do what its links are for, signed in or not: the address carries the proof. */
export const mayUseMailedLinks: Access = "public";
