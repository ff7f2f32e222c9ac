import type { FastifyRequest } from "fastify";
import type { Db } from "../../platform/db/handle.ts";
import type { Access } from "../../platform/http/access.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { required } from "../../platform/http/required.ts";
import { requireMember } from "../../platform/http/session.ts";
import { requireOrganiser } from "../programmes/index.ts";
import { getMentorship, type MentorshipRow } from "./mentorships.ts";

/** Which ones, the queries say. */
export const mayRead: Access = "member";
/** Whoever can't come says so, whatever has become of the account. */
export const mayCancel: Access = "member";
/** What it says reaches others. */
export const mayWrite: Access = "writer";
/** Managers of the programme and administrators. */
export const mayManage: Access = "manager";
export const mayName: Access = "organiser";

/** The mentor, who manages the programme, and administrators. For everybody else there is no such mentor. */
export async function requireHost(
  { db, now }: { db: Db; now: Date },
  request: FastifyRequest<{ Params: { id: string } }>,
): Promise<MentorshipRow> {
  const { user } = requireMember(request);
  const row = await required(getMentorship(db, request.params.id, now));
  if (row.userId === user.id) return row;
  if (row.programmeId === null && user.role !== "admin") throw new HttpError("not-found");
  await requireOrganiser(db, request, row.programmeId);
  return row;
}
