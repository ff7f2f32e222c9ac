import type { FastifyRequest } from "fastify";
import type { Db } from "../../platform/db/handle.ts";
import { type Access, requireOperator } from "../../platform/http/access.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { requireMember } from "../../platform/http/session.ts";
import { requireManager } from "../programmes/index.ts";

/** Administrators, and managers with their own programmes: which they are, the rows say. */
export const mayUseDesk: Access = "manager";

/** Administrators read all; managers the figures of a programme of theirs. For others there are none. */
export async function requireReader(
  db: Db,
  request: FastifyRequest,
  programmeId: string | undefined,
): Promise<void> {
  const { user } = requireMember(request);
  if (user.role === "admin") return requireOperator(request);
  if (programmeId === undefined) throw new HttpError("not-found");
  await requireManager(db, user, programmeId);
}
