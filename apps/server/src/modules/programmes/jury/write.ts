import { and, eq, isNull, lt, or } from "drizzle-orm";
import { type JurorsInput, mostJurors, type ProgrammeJuryInput } from "@khamt/contract";
import { day } from "@khamt/contract/durations";
import type { Db } from "../../../platform/db/handle.ts";
import { programmeJurors, programmes } from "../../../platform/db/schema/index.ts";
import { HttpError } from "../../../platform/http/http-error.ts";
import { requiredRow } from "../../../platform/http/required.ts";
import { forgetNotification, type NotifyTools } from "../../notifications/index.ts";
import { cameAt } from "../add-members.ts";
import { type HeldProgramme, holdProgramme } from "../join.ts";
import { tellJurorLeft } from "../notify.ts";
import { countTelling } from "../telling.ts";
import { accountOf, tellAsked } from "./ask.ts";
import { type Asked, isAskedAt } from "./queries.ts";

/** How long an address is kept at which nobody says yes. */
const keptFor = 180 * day;

/** What it is then. Throws invalid-parameter for a deadline that is past. */
export function changeJury(
  { db, now }: Pick<NotifyTools, "db" | "now">,
  programmeId: string,
  { seesContacts, closesAt }: ProgrammeJuryInput,
): Promise<HeldProgramme> {
  const juryClosesAt = typeof closesAt === "string" ? new Date(closesAt) : closesAt;
  if (juryClosesAt && juryClosesAt <= now) throw new HttpError("invalid-parameter", "closesAt");
  return db.transaction(async (tx) => {
    const before = await holdProgramme(tx, { id: programmeId });
    const wanted = {
      jurySeesContacts: seesContacts ?? before.jurySeesContacts,
      juryClosesAt: juryClosesAt === undefined ? before.juryClosesAt : juryClosesAt,
    };
    await tx.update(programmes).set(wanted).where(eq(programmes.id, programmeId));
    return { ...before, ...wanted };
  });
}

/** Throws conflict for a programme that is put aside, too-many-own beyond the most. Who was asked before gets no second email. */
export async function inviteJurors(
  { db, ...tools }: NotifyTools,
  { id: programmeId }: Pick<HeldProgramme, "id">,
  { emails, language }: JurorsInput,
): Promise<void> {
  const { now } = tools;
  await countTelling(db, `jury:${programmeId}`, now);
  await db.transaction(async (tx) => {
    const programme = await holdProgramme(tx, { id: programmeId });
    if (programme.archivedAt !== null) throw new HttpError("conflict");
    const wanted = [...new Set(emails.map((each) => each.toLowerCase()))];
    const rows = await tx
      .insert(programmeJurors)
      .values(wanted.map((email, at) => ({ programmeId, email, language, createdAt: cameAt(now, -at) })))
      .onConflictDoNothing()
      .returning();
    if ((await tx.$count(programmeJurors, eq(programmeJurors.programmeId, programmeId))) > mostJurors)
      throw new HttpError("too-many-own");
    for (const row of rows)
      await tellAsked({ ...tools, tx }, programme, { row, left: null, isReminder: false });
  });
}

/** What they have scored stays with the applications. */
export async function endJuror(db: Db, programmeId: string, jurorId: string): Promise<void> {
  const isIt = and(eq(programmeJurors.programmeId, programmeId), eq(programmeJurors.id, jurorId));
  const gone = await requiredRow(db.delete(programmeJurors).where(isIt).returning());
  const to = await accountOf(db, gone);
  if (to !== undefined) await forgetNotification(db, { to, kind: "programme-answer", subjectId: jurorId });
}

/** Says no, or goes: the managers hear of it, and what was scored stays. */
export function leaveJury(
  { db, ...tools }: NotifyTools,
  { id: userId, email }: Asked,
  programmeId: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    const programme = await holdProgramme(tx, { id: programmeId });
    const isTheirs = or(eq(programmeJurors.userId, userId), isAskedAt(email));
    const isOf = and(eq(programmeJurors.programmeId, programmeId), isTheirs);
    // Perhaps at two addresses.
    const gone = await tx.delete(programmeJurors).where(isOf).returning({ id: programmeJurors.id });
    for (const { id } of gone)
      await forgetNotification(tx, { to: userId, kind: "programme-answer", subjectId: id });
    const [first] = gone;
    if (first) await tellJurorLeft({ ...tools, tx }, { programme, jurorId: first.id, userId });
  });
}

/** From now on the part is the account's, whatever address it has. */
export async function joinJury(
  db: Db,
  { id: userId, email }: Asked,
  { programmeId, now }: { programmeId: string; now: Date },
): Promise<void> {
  await db
    .update(programmeJurors)
    .set({ userId, joinedAt: now })
    .where(and(eq(programmeJurors.programmeId, programmeId), isAskedAt(email)));
}

/** An address at which nobody has said yes is not kept for ever. */
export async function forgetAsked(db: Db, now: Date): Promise<void> {
  const isOld = lt(programmeJurors.createdAt, new Date(now.getTime() - keptFor));
  await db.delete(programmeJurors).where(and(isNull(programmeJurors.userId), isOld));
}
