import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { MembershipAction } from "@khamt/contract";
import { listAdministrators } from "../../platform/auth/administrators.ts";
import type { Db } from "../../platform/db/handle.ts";
import { programmeMembers, programmes } from "../../platform/db/schema/index.ts";
import { notify, type NotifyTransaction } from "../notifications/index.ts";

type Programme = Pick<typeof programmes.$inferSelect, "id" | "slug" | "name">;

/** Its managers hear of it; administrators where it has none yet. The applicant has it in writing that it has arrived. */
export async function tellApplication(
  tools: NotifyTransaction,
  programme: Programme,
  applicantId: string,
): Promise<void> {
  const data = { actorId: applicantId, names: programme.name };
  for (const to of await readersOf(tools.tx, programme.id, applicantId))
    await notify(tools, { to, kind: "programme-application", subjectId: programme.id, data });
  await tellAnswer(tools, programme, { userId: applicantId, text: "received" });
}

/** Before a manager's account is erased: of programmes that nobody else manages, administrators hear that applicants wait. */
export async function tellUnmanaged(tools: NotifyTransaction, leavingId: string): Promise<void> {
  const readers = (await listAdministrators(tools.tx)).filter((id) => id !== leavingId);
  for (const { applicantId, ...programme } of await leftWaiting(tools.tx, leavingId)) {
    const data = { actorId: applicantId, names: programme.name };
    for (const to of readers.filter((id) => id !== applicantId))
      await notify(tools, { to, kind: "programme-application", subjectId: programme.id, data });
  }
}

const applicants = alias(programmeMembers, "applicants");

/** With who waits longest. */
function leftWaiting(tx: Db, leavingId: string) {
  const { programmeId, userId, role } = programmeMembers;
  const { id, slug, name, archivedAt } = programmes;
  const isOnlyManager = sql`not exists (
    select from ${programmeMembers} other
    where other.programme_id = ${id} and other.role = 'manager' and other.user_id <> ${leavingId})`;
  return tx
    .selectDistinctOn([id], { id, slug, name, applicantId: applicants.userId })
    .from(programmeMembers)
    .innerJoin(programmes, eq(id, programmeId))
    .innerJoin(applicants, and(eq(applicants.programmeId, id), eq(applicants.state, "applied")))
    .where(and(eq(userId, leavingId), eq(role, "manager"), isNull(archivedAt), isOnlyManager))
    .orderBy(id, applicants.createdAt);
}

const answers: Partial<Record<MembershipAction, Answer["text"]>> = {
  accept: "accepted",
  decline: "declined",
  "make-manager": "manager",
};

/** Of being removed a member is not told: they find it on the programme's page. */
export async function tellDecision(
  tools: NotifyTransaction,
  programme: Programme,
  { userId, action, note }: { userId: string; action: MembershipAction; note: string | null },
): Promise<void> {
  const text = answers[action];
  if (text !== undefined) await tellAnswer(tools, programme, { userId, text, note });
}

type Answer = {
  userId: string;
  text: "received" | "accepted" | "declined" | "manager" | "added";
  note?: string | null;
};

export async function tellAnswer(
  tools: NotifyTransaction,
  { id, name, slug }: Programme,
  { userId, text, note }: Answer,
): Promise<void> {
  const data = { names: name, slug, text, ...(note && { note }) };
  await notify(tools, { to: userId, kind: "programme-answer", subjectId: id, data });
}

type JurorNews = { programme: Pick<Programme, "id" | "name">; jurorId: string; userId: string };

/** Who is asked to score, or is reminded of it, has an email of its own. */
export async function tellJuror(
  tools: NotifyTransaction,
  { programme: { id, name }, jurorId, userId }: JurorNews,
): Promise<void> {
  const data = { names: name, text: "jury", path: `/jury/${id}` };
  await notify(tools, { to: userId, kind: "programme-answer", subjectId: jurorId, data, isMailed: true });
}

/** To the managers: a juror has said no, or has ended their own part. */
export async function tellJurorLeft(
  tools: NotifyTransaction,
  { programme: { id, name }, jurorId, userId }: JurorNews,
): Promise<void> {
  const path = `/manage/programmes/${id}?view=jury`;
  const data = { actorId: userId, names: name, text: "juror-left", path };
  for (const to of await readersOf(tools.tx, id, userId))
    await notify(tools, { to, kind: "programme-answer", subjectId: jurorId, data });
}

async function readersOf(tx: Db, programmeId: string, exceptId: string): Promise<string[]> {
  const managers = await tx
    .select({ id: programmeMembers.userId })
    .from(programmeMembers)
    .where(
      and(
        eq(programmeMembers.programmeId, programmeId),
        eq(programmeMembers.role, "manager"),
        ne(programmeMembers.userId, exceptId),
      ),
    );
  if (managers.length > 0) return managers.map(({ id }) => id);
  return (await listAdministrators(tx)).filter((id) => id !== exceptId);
}
