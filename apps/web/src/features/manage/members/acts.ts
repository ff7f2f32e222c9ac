import type { MemberAct, MemberDetails } from "@khamt/contract";
import { memberActs, provenActs } from "@khamt/contract/desk-vocabulary";
import type { Role } from "@khamt/contract/vocabulary";

/** What is done to several at once, and what only to one: those need a profile, a vouch or an address. */
export type Act = MemberAct | "add-to-programme" | "keep" | "vouch" | "end-vouch" | RoleAct;

/** The role goes by the password of who gives it. */
const roleActs = ["appoint", "dismiss", "promote", "demote"] as const;
type RoleAct = (typeof roleActs)[number];

export function isOfRole(act: Act): act is RoleAct {
  return roleActs.some((each) => each === act);
}

/** An account is given back to one member at a time. */
export const actsOnMany: readonly Act[] = [
  "add-to-programme",
  ...memberActs.filter((each) => each !== "give-back"),
];

export function isOfList(act: Act): act is MemberAct {
  return memberActs.some((each) => each === act);
}

/** Who does it gives the own password. */
export function needsProof(act: Act): boolean {
  return isOfRole(act) || provenActs.some((each) => each === act);
}

/** The buttons of a member's page, in their order. */
export function actsOn({ acts, sanction, isSelf, role, vouchId, profiles, state }: MemberDetails): Act[] {
  if (isSelf) return [];
  const hasPerson = profiles.some(({ kind }) => kind === "cofounder");
  const verify: Act[] = vouchId !== null ? ["end-vouch"] : hasPerson ? ["vouch"] : [];
  const waits = sanction?.appeal && sanction.appealAnswer === null;
  const answer: Act[] = waits && acts.includes("restore") ? ["keep"] : [];
  const given = state === "good" ? givenTo[role] : [];
  return ["add-to-programme", ...verify, ...acts, ...answer, ...given, ...takenFrom[role]];
}

const givenTo: Record<Role, Act[]> = { member: ["appoint", "promote"], moderator: ["promote"], admin: [] };
const takenFrom: Record<Role, Act[]> = { member: [], moderator: ["dismiss"], admin: ["demote"] };
