import type { Access } from "../../platform/http/access.ts";

/** How the site is called and shown is everybody's to see. */
export const maySee: Access = "public";
export const maySet: Access = "admin";
/** Administrators, also before they have a second step: they are led to it. */
export const mayBegin: Access = "member";
