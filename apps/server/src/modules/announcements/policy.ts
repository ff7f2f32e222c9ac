import type { FastifyRequest } from "fastify";
import type { Db } from "../../platform/db/handle.ts";
import { type Access, requireOperator } from "../../platform/http/access.ts";
import { requireMember } from "../../platform/http/session.ts";
import { requireManager } from "../programmes/index.ts";

export const mayRead: Access = "member";
/** What it says reaches others. */
export const mayManage: Access = "writer";

/** Administrators tell everybody and any programme, by two steps; managers their own programmes. */
export async function requireSender(
  db: Db,
  request: FastifyRequest,
  programmeId: string | null,
): Promise<void> {
  const { user } = requireMember(request);
  if (programmeId === null || user.role === "admin") return requireOperator(request);
  await requireManager(db, user, programmeId);
}
