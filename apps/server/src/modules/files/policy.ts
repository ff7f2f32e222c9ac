import type { Access } from "../../platform/http/access.ts";

export const mayUpload: Access = "member";
/** The own ones only: the query names who is signed in. */
export const mayList: Access = "member";
/**
 * What a profile shows to everyone is everyone's to see; any other file is for its owner and whom they sent it to, and what was
 * reported for administrators until the case is over.
 */
export const mayAsk: Access = "public";

type Ownership = { userId: string | null; isOpen: boolean; isSent: boolean; isToJudge: boolean };

export function mayRead(
  { userId, isOpen, isSent, isToJudge }: Ownership,
  readerId: string | undefined,
): boolean {
  return isOpen || isSent || isToJudge || (userId !== null && userId === readerId);
}
