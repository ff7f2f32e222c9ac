import type { Access } from "../../platform/http/access.ts";

/** Managers of the programme and administrators: which they are, the rows say. */
export const mayManage: Access = "manager";
/** What it says, and a yes to it, reach others. */
export const mayIntroduce: Access = "organiser";
export const mayAnswer: Access = "writer";
/** Whoever is introduced sees the own introductions. */
export const mayRead: Access = "member";
