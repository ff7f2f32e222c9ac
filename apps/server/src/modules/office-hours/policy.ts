import type { FastifyRequest } from "fastify";
import type { Db } from "../../platform/db/handle.ts";
import type { Access } from "../../platform/http/access.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { required } from "../../platform/http/required.ts";
import { requireMember } from "../../platform/http/session.ts";
import { requireOrganiser } from "../programmes/index.ts";
import { getBooking } from "./bookings.ts";
import { findMentorship, getMentorship, type MentorshipRow } from "./mentorships.ts";

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
export function requireHost(
  tools: { db: Db; now: Date },
  request: FastifyRequest<{ Params: { id: string } }>,
): Promise<MentorshipRow> {
  return requireHostOf(request.params.id, tools, request);
}

/** As `requireHost` has it, also once the mentorship has ended: what was noted is read as long as it is kept. */
export function requireHostOfTalks(
  tools: { db: Db; now: Date },
  request: FastifyRequest<{ Params: { id: string } }>,
): Promise<MentorshipRow> {
  return requireHostOf(request.params.id, { ...tools, find: findMentorship }, request);
}

/** As `requireHost` has it; the mentor also once the mentorship has ended, for what was taken back. */
export async function requireHostOfTimes(
  tools: { db: Db; now: Date },
  request: FastifyRequest<{ Params: { id: string } }>,
): Promise<MentorshipRow> {
  const row = await requireHostOfTalks(tools, request);
  if (row.endedAt !== null && row.userId !== requireMember(request).user.id) throw new HttpError("not-found");
  return row;
}

type Finding = { db: Db; now: Date; find?: typeof findMentorship };

async function requireHostOf(
  mentorId: string,
  { db, now, find = getMentorship }: Finding,
  request: FastifyRequest,
): Promise<MentorshipRow> {
  const { user } = requireMember(request);
  const row = await required(find(db, mentorId, now));
  if (row.userId === user.id) return row;
  if (row.programmeId === null && user.role !== "admin") throw new HttpError("not-found");
  await requireOrganiser(db, request, row.programmeId);
  return row;
}

/** Of the mentor of a booking, as `requireHostOfTalks` has it: for who has booked there is no such thing. */
export async function requireHostOfTalk(
  tools: { db: Db; now: Date },
  request: FastifyRequest<{ Params: { id: string } }>,
): Promise<MentorshipRow> {
  const { mentorId } = await required(getBooking(tools.db, request.params.id));
  return requireHostOf(mentorId, { ...tools, find: findMentorship }, request);
}

/** Who moves a booking: who has booked, the mentor, or who manages. */
export async function requireMover(
  tools: { db: Db; now: Date },
  request: FastifyRequest<{ Params: { id: string } }>,
): Promise<string> {
  const { userId, hostId, mentorId } = await required(getBooking(tools.db, request.params.id));
  const { id } = requireMember(request).user;
  if (id !== userId && id !== hostId) await requireHostOf(mentorId, tools, request);
  return id;
}
