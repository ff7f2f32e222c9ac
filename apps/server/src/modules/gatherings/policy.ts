import type { Access } from "../../platform/http/access.ts";

/** Which ones, the queries say. */
export const mayFind: Access = "public";
export const mayTakePart: Access = "member";
/** What it says reaches others. */
export const mayManage: Access = "organiser";
