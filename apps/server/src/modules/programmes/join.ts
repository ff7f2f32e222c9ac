import { and, eq, sql } from "drizzle-orm";
import type { MembershipState, ProgrammeEntry } from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import type { NotifyTools } from "../notifications/index.ts";
import { tellApplication } from "./notify.ts";
import {
  programmeInvitations,
  programmeMembers,
  programmes,
  programmeScores,
} from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { requiredRow } from "../../platform/http/required.ts";
import { nextVersion, requireVersion } from "../../platform/http/version.ts";
import { standingOf } from "./present.ts";
import { findInvitation, isMembership, type MembershipRow } from "./queries.ts";
import { dayOf } from "./visit.ts";

type Joining = NotifyTools & { userId: string; slug: string; email: string };
export type HeldProgramme = typeof programmes.$inferSelect;

/** No letter waits. */
export const unprepared = { preparedAction: null, preparedNote: null, preparedById: null, preparedAt: null };
/** No manager has said anything. */
export const undecided = { ...unprepared, note: null, decidedById: null, decidedAt: null };

/** Who is in already stays as they are; who was removed by a manager comes back through a manager alone. */
export function join({ db, userId, slug, email, ...tools }: Joining, entry: ProgrammeEntry): Promise<void> {
  const { now } = tools;
  return db.transaction(async (tx) => {
    const programme = await holdProgramme(tx, { slug });
    const membership = await memberOf(tx, programme.id, userId);
    if (membership?.state === "joined" || membership?.state === "applied") return;
    if (membership?.state === "removed") throw new HttpError("not-invited");
    if (takesNobody(programme, now)) throw new HttpError("conflict");
    const isInvited = await useInvitation({ tx, now, programme, email }, entry.invitation);
    const state = stateAfter(programme, isInvited);
    const said =
      state === "applied"
        ? answersTo(programme, { given: entry.answers, now })
        : { answers: [], questions: [] };
    await forgetScores(tx, programme.id, userId);
    const values = {
      ...said,
      ...undecided,
      state,
      changedAt: null,
      createdAt: now,
      updatedAt: now,
    };
    await tx
      .insert(programmeMembers)
      .values({ programmeId: programme.id, userId, ...values })
      .onConflictDoUpdate({ target: [programmeMembers.programmeId, programmeMembers.userId], set: values });
    if (state === "applied") await tellApplication({ ...tools, tx }, programme, userId);
  });
}

/** What an applicant has sent, until applications close or the managers decide. Its version is when they sent it last. */
export function changeApplication(
  { db, now, userId, slug }: Omit<Joining, "email">,
  { answers, version }: { answers: readonly string[]; version: string | undefined },
): Promise<void> {
  return db.transaction(async (tx) => {
    const programme = await holdProgramme(tx, { slug });
    const membership = await memberOf(tx, programme.id, userId);
    if (membership?.state !== "applied") throw new HttpError("conflict");
    const read = { updatedAt: membership.changedAt ?? membership.createdAt };
    requireVersion(read, version);
    await tx
      .update(programmeMembers)
      .set({
        ...answersTo(programme, { given: answers, now }),
        changedAt: nextVersion(read, now),
        updatedAt: nextVersion(membership, now),
      })
      .where(isMembership(programme.id, userId));
  });
}

export function leave({ db, now, userId, slug }: Omit<Joining, "email">): Promise<void> {
  return db.transaction(async (tx) => {
    const programme = await holdProgramme(tx, { slug });
    const membership = await memberOf(tx, programme.id, userId);
    if (membership?.state !== "joined" && membership?.state !== "applied") return;
    await requireOtherManager(tx, membership);
    if (membership.state === "applied") await forgetScores(tx, programme.id, userId);
    await tx
      .update(programmeMembers)
      .set({ ...unprepared, state: "left", role: "member", isShown: false, updatedAt: now })
      .where(isMembership(programme.id, userId));
  });
}

/** A programme with managers keeps one. */
export async function requireOtherManager(tx: Db, { programmeId, role }: MembershipRow): Promise<void> {
  if (role !== "manager") return;
  const managers = sql`${programmeMembers.programmeId} = ${programmeId} and ${programmeMembers.role} = 'manager'`;
  if ((await tx.$count(programmeMembers, managers)) === 1) throw new HttpError("last-manager");
}

/** One change at a time, so that places and managers are counted rightly. */
export async function holdProgramme(tx: Db, by: { id: string } | { slug: string }): Promise<HeldProgramme> {
  const isIt = "id" in by ? eq(programmes.id, by.id) : eq(programmes.slug, by.slug);
  return requiredRow(tx.select().from(programmes).where(isIt).for("update"));
}

export async function memberOf(
  tx: Db,
  programmeId: string,
  userId: string,
): Promise<MembershipRow | undefined> {
  const [row] = await tx
    .select()
    .from(programmeMembers)
    .where(isMembership(programmeId, userId))
    .for("update");
  return row;
}

/** Its last day, in Ulaanbaatar, is before today. */
export function isOver({ endsOn }: Pick<HeldProgramme, "endsOn">, now: Date): boolean {
  return endsOn !== null && endsOn < dayOf(now);
}

type Lasting = Pick<HeldProgramme, "endsOn" | "archivedAt">;

/** Nobody joins one that is over or put aside. */
function takesNobody(programme: Lasting, now: Date): boolean {
  return programme.archivedAt !== null || isOver(programme, now);
}

/** An invitation promises no day on which it would let nobody in. */
export function requireUsable(programme: Lasting, endsAt: Date | null, now: Date): void {
  if (takesNobody(programme, now)) throw new HttpError("conflict");
  if (endsAt !== null && (endsAt <= now || isOver(programme, endsAt)))
    throw new HttpError("invalid-parameter", "endsAt");
}

type Using = { tx: Db; now: Date; programme: HeldProgramme; email: string };

/** Whether it lets in. One that is shown and does not is refused, so that its bearer knows why. */
async function useInvitation({ tx, now, programme, email }: Using, token: string | null): Promise<boolean> {
  if (token === null) return false;
  const invitation = await findInvitation(tx, programme.id, token);
  const standing = standingOf(invitation, { now, email });
  if (standing === "other") throw new HttpError("invitation-of-other");
  if (invitation === undefined || standing !== "good") throw new HttpError("invitation-ended");
  await tx
    .update(programmeInvitations)
    .set({ used: invitation.used + 1 })
    .where(eq(programmeInvitations.id, invitation.id));
  return true;
}

function stateAfter({ entry }: HeldProgramme, isInvited: boolean): MembershipState {
  if (isInvited || entry === "open") return "joined";
  if (entry === "invited") throw new HttpError("not-invited");
  return "applied";
}

type Given = { given: readonly string[]; now: Date };

/** With the questions as they stand: managers may put others later. */
function answersTo({ archivedAt, closesAt, questions }: HeldProgramme, { given, now }: Given) {
  if (archivedAt !== null || (closesAt !== null && closesAt <= now))
    throw new HttpError("applications-closed");
  if (questions.some(({ isRequired }, place) => isRequired && !given[place]))
    throw new HttpError("answers-missing");
  return { answers: given.slice(0, questions.length), questions: questions.map(({ text }) => text) };
}

async function forgetScores(tx: Db, programmeId: string, userId: string): Promise<void> {
  const isOf = and(eq(programmeScores.programmeId, programmeId), eq(programmeScores.userId, userId));
  await tx.delete(programmeScores).where(isOf);
}
