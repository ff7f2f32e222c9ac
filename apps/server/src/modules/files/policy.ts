import type { Access } from "../../plugins/access.ts";

export const mayUpload: Access = "member";
/** The own ones only: the query names who is signed in. */
export const mayList: Access = "member";
/** A file that a profile shows to everyone is everyone's to see; any other is its owner's alone. */
export const mayAsk: Access = "public";

type Ownership = { userId: string | null; isOpen: boolean };

export function mayRead({ userId, isOpen }: Ownership, readerId: string | undefined): boolean {
  return isOpen || (userId !== null && userId === readerId);
}
