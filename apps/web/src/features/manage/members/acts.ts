import type { MemberAct, MemberDetails } from "@khamt/contract";

/** What is done to several at once, and what only to one: those need a profile, a vouch or an address. */
export type Act = MemberAct | "vouch" | "end-vouch" | "promote" | "demote";

export const actsOnMany = [
  "restrict",
  "suspend",
  "restore",
  "sign-out",
  "password-letter",
] as const satisfies readonly MemberAct[];

export function isOnMany(act: Act): act is MemberAct {
  return actsOnMany.some((each) => each === act);
}

/** The buttons of a member's page, in their order. */
export function actsOn({ acts, isSelf, role, vouchId, profiles, state }: MemberDetails): Act[] {
  if (isSelf) return [];
  const hasPerson = profiles.some(({ kind }) => kind === "cofounder");
  const verify: Act[] = vouchId !== null ? ["end-vouch"] : hasPerson ? ["vouch"] : [];
  const change: Act[] = role === "admin" ? ["demote"] : state === "good" ? ["promote"] : [];
  return [...verify, ...acts, ...change];
}
