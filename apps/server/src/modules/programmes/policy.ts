import { and, eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import {
  type MembershipAction,
  membershipActions,
  type MembershipState,
  type ProgrammeRole,
} from "@khamt/contract";
import type { Role } from "@khamt/contract/vocabulary";
import type { Db } from "../../platform/db/handle.ts";
import { programmeMembers, programmes } from "../../platform/db/schema/index.ts";
import { type Access, requireOperator, requireUnrestricted } from "../../platform/http/access.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { requireMember } from "../../platform/http/session.ts";

/** The desk is for administrators, and for managers with their own programmes: which they are, the rows say. */
export const mayManage: Access = "manager";
/** What it says, and who is let in, reaches others. */
export const mayOrganise: Access = "organiser";
export const mayMake: Access = "admin";

export type Reader = { id: string; role: Role };

/** Administrators manage every programme that there is. For everybody else there is no such desk. */
export async function requireManager(db: Db, { id, role }: Reader, programmeId: string): Promise<void> {
  const isManager = and(
    eq(programmeMembers.programmeId, programmeId),
    eq(programmeMembers.userId, id),
    eq(programmeMembers.role, "manager"),
  );
  const managed =
    role === "admin"
      ? db.$count(programmes, eq(programmes.id, programmeId))
      : db.$count(programmeMembers, isManager);
  if ((await managed) === 0) throw new HttpError("not-found");
}

/** For what reaches others: administrators, by two steps, reach everybody and any programme; managers their own. */
export async function requireOrganiser(
  db: Db,
  request: FastifyRequest,
  programmeId: string | null,
): Promise<void> {
  const { user } = requireMember(request);
  requireUnrestricted(request);
  if (programmeId === null || user.role === "admin") requireOperator(request);
  if (programmeId !== null) await requireManager(db, user, programmeId);
}

type Standing = { state: MembershipState; role: ProgrammeRole };
type Held = Standing & { preparedAction: MembershipAction | null };

/** What becomes of somebody; undefined where the action means nothing for them. Who has left has said no: they are asked. */
export function after(action: MembershipAction, { state, role, preparedAction }: Held): Standing | undefined {
  switch (action) {
    case "accept":
      return state === "joined" || state === "left" ? undefined : { state: "joined", role: "member" };
    case "decline":
      return state === "applied" ? { state: "declined", role } : undefined;
    case "reconsider":
      return state === "applied" && preparedAction !== null ? { state, role } : undefined;
    case "remove":
      return state === "joined" ? { state: "removed", role: "member" } : undefined;
    case "make-manager":
      return state === "joined" && role === "member" ? { state, role: "manager" } : undefined;
    case "make-member":
      return role === "manager" ? { state, role: "member" } : undefined;
  }
}

/** About an application: whoever knows the applicant is left out of these. */
export function isDecision(action: MembershipAction): boolean {
  return action === "accept" || action === "decline" || action === "reconsider";
}

/** What a manager may do about somebody. */
export function actionsFor(standing: Held): MembershipAction[] {
  return membershipActions.filter((action) => after(action, standing) !== undefined);
}
