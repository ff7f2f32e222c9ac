import type { Access } from "../../platform/http/access.ts";

/** For managers of the programme and administrators: which they are, the rows say. */
export const mayManage: Access = "member";
/** Whoever takes part sees their own meetings. */
export const mayTakePart: Access = "member";
/** A yes reaches others. */
export const mayAnswer: Access = "writer";
