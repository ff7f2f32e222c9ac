import { and, eq, isNull, lt } from "drizzle-orm";
import { type JurorsInput, mostJurors } from "@khamt/contract";
import { day } from "@khamt/contract/durations";
import type { Db } from "../../../platform/db/handle.ts";
import { programmeJurors, programmes } from "../../../platform/db/schema/index.ts";
import { HttpError } from "../../../platform/http/http-error.ts";
import type { QueueEmail } from "../../../platform/mail/mail.ts";
import { cameAt } from "../add-members.ts";
import { holdProgramme } from "../join.ts";
import type { ProgrammeRow } from "../queries.ts";
import { countTelling } from "../telling.ts";
import { canRemind } from "./present.ts";
import { type Asked, isAskedAt, type JurorRow, listJurors } from "./queries.ts";

type Tools = { db: Db; post: QueueEmail | undefined; now: Date };
type Programme = Pick<ProgrammeRow, "id" | "name" | "archivedAt">;

/** How long an address is kept at which nobody says yes. */
const keptFor = 180 * day;

export async function showContacts(db: Db, programmeId: string, jurySeesContacts: boolean): Promise<void> {
  await db.update(programmes).set({ jurySeesContacts }).where(eq(programmes.id, programmeId));
}

/** Throws conflict for a programme that is put aside, too-many-own beyond the most. Who was asked before gets no second email. */
export async function inviteJurors(
  { db, post, now }: Tools,
  { id: programmeId }: Programme,
  { emails, language }: JurorsInput,
): Promise<void> {
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
    for (const row of rows) await post?.({ ...letterTo(programme, row), left: null, isReminder: false }, tx);
  });
}

/** Throws conflict where there is nothing to remind of, or an email went out less than a day ago. */
export function remindJuror({ db, post, now }: Tools, programme: Programme, jurorId: string): Promise<void> {
  return db.transaction(async (tx) => {
    await holdProgramme(tx, { id: programme.id });
    const row = (await listJurors(tx, programme.id)).find(({ id }) => id === jurorId);
    if (row === undefined) throw new HttpError("not-found");
    if (programme.archivedAt !== null || !canRemind(row, now)) throw new HttpError("conflict");
    await tx.update(programmeJurors).set({ remindedAt: now }).where(eq(programmeJurors.id, jurorId));
    const left = row.userId === null ? null : row.applications - row.scored;
    await post?.({ ...letterTo(programme, row), left, isReminder: true }, tx);
  });
}

/** What they have scored stays with the applications. */
export async function endJuror(db: Db, programmeId: string, jurorId: string): Promise<void> {
  const isIt = and(eq(programmeJurors.programmeId, programmeId), eq(programmeJurors.id, jurorId));
  const gone = await db.delete(programmeJurors).where(isIt).returning({ id: programmeJurors.id });
  if (gone.length === 0) throw new HttpError("not-found");
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

function letterTo({ id, name }: Programme, { email, language }: Pick<JurorRow, "email" | "language">) {
  return {
    kind: "jury-invitation",
    to: email,
    language,
    programme: name[language],
    path: `/jury/${id}`,
  } as const;
}
