import { and, eq, sql } from "drizzle-orm";
import type { MembershipState, ProgrammeEntry } from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import { programmeInvitations, programmeMembers, programmes, users } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { notify, type NotifyTools, type NotifyTransaction } from "../notifications/index.ts";
import { standingOf } from "./present.ts";
import { findInvitation, isMembership, type MembershipRow } from "./queries.ts";

type Place = { db: Db; now: Date; userId: string; slug: string };
type Joining = Place & Omit<NotifyTools, "db" | "now">;
type HeldProgramme = typeof programmes.$inferSelect;

/** Who is in already stays as they are; who was removed by a manager comes back through a manager alone. */
export function join({ db, live, post, now, userId, slug }: Joining, entry: ProgrammeEntry): Promise<void> {
  return db.transaction(async (tx) => {
    const programme = await hold(tx, slug);
    const membership = await memberOf(tx, programme.id, userId);
    if (membership?.state === "joined" || membership?.state === "applied") return;
    if (membership?.state === "removed") throw new HttpError("not-invited");
    if (isOver(programme, now)) throw new HttpError("conflict");
    const isInvited = await useInvitation({ tx, now, programme }, entry.invitation);
    const state = stateAfter(programme, isInvited);
    if (state === "applied") requireAnswers(programme, entry.answers);
    const answers = entry.answers.slice(0, programme.questions.length);
    const values = { state, answers, createdAt: now, updatedAt: now };
    await tx
      .insert(programmeMembers)
      .values({ programmeId: programme.id, userId, ...values })
      .onConflictDoUpdate({ target: [programmeMembers.programmeId, programmeMembers.userId], set: values });
    if (state === "applied") await tellManagers({ tx, live, post, now }, programme, userId);
  });
}

export function leave({ db, now, userId, slug }: Place): Promise<void> {
  return db.transaction(async (tx) => {
    const programme = await hold(tx, slug);
    const membership = await memberOf(tx, programme.id, userId);
    if (membership?.state !== "joined" && membership?.state !== "applied") return;
    await requireOtherManager(tx, membership);
    await tx
      .update(programmeMembers)
      .set({ state: "left", role: "member", updatedAt: now })
      .where(isMembership(programme.id, userId));
  });
}

/** Administrators, where nobody manages it. */
async function tellManagers(
  tools: NotifyTransaction,
  { id, name }: HeldProgramme,
  applicantId: string,
): Promise<void> {
  const { tx } = tools;
  const isManager = and(eq(programmeMembers.programmeId, id), eq(programmeMembers.role, "manager"));
  const managers = await tx
    .select({ id: users.id, language: users.language })
    .from(users)
    .innerJoin(programmeMembers, eq(programmeMembers.userId, users.id))
    .where(isManager);
  const others = managers.length > 0 ? [] : await administratorsOf(tx);
  for (const { id: to, language } of [...managers, ...others])
    await notify(tools, {
      to,
      kind: "programme-application",
      subjectId: applicantId,
      data: { actorId: applicantId, title: name[language] },
    });
}

function administratorsOf(tx: Db) {
  return tx.select({ id: users.id, language: users.language }).from(users).where(eq(users.role, "admin"));
}

/** A programme with managers keeps one. */
export async function requireOtherManager(tx: Db, { programmeId, role }: MembershipRow): Promise<void> {
  if (role !== "manager") return;
  const managers = sql`${programmeMembers.programmeId} = ${programmeId} and ${programmeMembers.role} = 'manager'`;
  if ((await tx.$count(programmeMembers, managers)) === 1) throw new HttpError("last-manager");
}

/** One change at a time, so that places and managers are counted rightly. */
async function hold(tx: Db, slug: string): Promise<HeldProgramme> {
  const [row] = await tx.select().from(programmes).where(eq(programmes.slug, slug)).for("update");
  if (!row) throw new HttpError("not-found");
  return row;
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

function isOver({ endsOn }: HeldProgramme, now: Date): boolean {
  return endsOn !== null && endsOn < now.toISOString().slice(0, 10);
}

type Using = { tx: Db; now: Date; programme: HeldProgramme };

/** Whether it lets in. One that is shown and does not is refused, so that its bearer knows why. */
async function useInvitation({ tx, now, programme }: Using, token: string | null): Promise<boolean> {
  if (token === null) return false;
  const invitation = await findInvitation(tx, programme.id, token);
  if (invitation === undefined || standingOf(invitation, now) !== "good")
    throw new HttpError("invitation-ended");
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

function requireAnswers({ questions }: HeldProgramme, answers: readonly string[]): void {
  if (questions.some(({ isRequired }, place) => isRequired && !answers[place]))
    throw new HttpError("answers-missing");
}
