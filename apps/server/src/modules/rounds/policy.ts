import type { FastifyRequest } from "fastify";
import type { RoundsFilter } from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import { type Access, requireOperator } from "../../platform/http/access.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { requireMember } from "../../platform/http/session.ts";
import { requireManager } from "../programmes/index.ts";

/** For managers of the programme and administrators: which they are, the rows say. */
export const mayManage: Access = "manager";
/** Who takes part is told of it. */
export const mayLead: Access = "organiser";
/** Whoever takes part sees their own meetings. */
export const mayTakePart: Access = "member";
/** A yes reaches others. */
export const mayAnswer: Access = "writer";

/** Rounds among all members are for administrators who sign in by two steps; for everybody else there are none such. */
export async function requireLeader(
  db: Db,
  request: FastifyRequest,
  programmeId: string | null,
): Promise<void> {
  const { user } = requireMember(request);
  if (programmeId !== null) return requireManager(db, user, programmeId);
  if (user.role !== "admin") throw new HttpError("not-found");
  requireOperator(request);
}

/** Who is restricted, or an administrator, is no manager's to learn. */
export function requireOwnFilter(request: FastifyRequest, filter: RoundsFilter | null): void {
  if (filter?.state === undefined && filter?.role === undefined) return;
  if (requireMember(request).user.role !== "admin") throw new HttpError("invalid-parameter", "filter");
  requireOperator(request);
}
