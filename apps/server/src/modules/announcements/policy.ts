import type { Access } from "../../platform/http/access.ts";

export const mayRead: Access = "member";
/** What it says reaches others. */
export const mayManage: Access = "organiser";
