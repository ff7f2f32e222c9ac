import type { MemberAct } from "@khamt/contract";
import type { Access } from "../../platform/http/access.ts";
import { actionsFor } from "../administration/index.ts";
import type { MemberRow } from "./queries.ts";

/** Addresses, reports and notes are for administrators alone, as is what is done to members. */
export const mayManageMembers: Access = "admin";

/** Nothing about oneself and other administrators; a letter goes to nobody who may not sign in, and an account that its member never opened is nobody's to get back. */
export function actsFor(row: MemberRow, reader: string): MemberAct[] {
  const decided = actionsFor(row, reader);
  if (decided.length === 0) return [];
  if (row.standing === "suspended") return [...decided, "sign-out"];
  if (!row.isEmailVerified) return [...decided, "password-letter", "withdraw"];
  return [...decided, "sign-out", "password-letter", "give-back"];
}
