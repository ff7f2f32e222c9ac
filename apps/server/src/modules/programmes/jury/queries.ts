import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  ne,
  not,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { z } from "zod";
import type { juryApplicationsQuery } from "@khamt/contract";
import type { Db } from "../../../platform/db/handle.ts";
import { accountsShownAs, nameOfMember } from "../../../platform/db/member-name.ts";
import { type Page, pageFrom } from "../../../platform/db/paging.ts";
import { isNamed } from "../../../platform/db/says.ts";
import {
  programmeJurors,
  programmeMembers,
  programmeRecusals,
  programmes,
  programmeScores,
  users,
} from "../../../platform/db/schema/index.ts";
import { isRecused, isScoredBy } from "../read-scores.ts";

export type JurorRow = Awaited<ReturnType<typeof listJurors>>[number];
export type JuryRow = Awaited<ReturnType<typeof listJuries>>[number];
export type ApplicationRow = Awaited<ReturnType<typeof select>>[number];

/** Who is asked, and the juror once they have said yes. */
export type Asked = { id: string; email: string };

/** Of the applications that wait, without the juror's own and those that they are left out of. */
function waitingFor(juror: SQL): SQL {
  return sql`from ${programmeMembers} part where part.programme_id = ${programmes.id}
    and part.state = 'applied' and part.user_id is distinct from ${juror} and not exists (
      select from ${programmeRecusals} known
      where known.programme_id = part.programme_id and known.user_id = part.user_id and known.juror_id = ${juror})`;
}

const applicant = alias(users, "applicant");

/** Names of applicants who wait and whom the juror knows. */
const recused = sql<string[]>`array(
  select ${nameOfMember(applicant)}
  from ${programmeRecusals} known
  join ${programmeMembers} part on part.programme_id = known.programme_id and part.user_id = known.user_id
  join ${users} applicant on applicant.id = known.user_id
  where known.programme_id = ${programmeJurors.programmeId} and known.juror_id = ${programmeJurors.userId}
    and part.state = 'applied'
  order by known.created_at, known.user_id)`;

function countsFor(juror: SQL) {
  return {
    applications: sql<number>`(select count(*)::int ${waitingFor(juror)})`,
    scored: sql<number>`(select count(*)::int ${waitingFor(juror)} and exists (
      select from ${programmeScores} given
      where given.programme_id = part.programme_id and given.user_id = part.user_id and given.reviewer_id = ${juror}))`,
  };
}

/** Who was asked first stands first. */
export function listJurors(db: Db, programmeId: string) {
  return db
    .select({
      ...getTableColumns(programmeJurors),
      name: nameOfMember(users),
      recused,
      ...countsFor(sql`${programmeJurors.userId}`),
    })
    .from(programmeJurors)
    .innerJoin(programmes, eq(programmes.id, programmeJurors.programmeId))
    .leftJoin(users, eq(users.id, programmeJurors.userId))
    .where(eq(programmeJurors.programmeId, programmeId))
    .orderBy(asc(programmeJurors.createdAt), asc(programmeJurors.id));
}

/** Those in which the reader is a juror or is asked to be, or one of them; none that is put aside. */
export function listJuries(db: Db, { id, email }: Asked, programmeId?: string) {
  const { userId } = programmeJurors;
  return db
    .select({
      id: programmes.id,
      slug: programmes.slug,
      name: programmes.name,
      seesContacts: programmes.jurySeesContacts,
      closesAt: programmes.juryClosesAt,
      isIn: sql<boolean>`bool_or(${userId} is not null)`,
      ...countsFor(sql`${id}::uuid`),
    })
    .from(programmeJurors)
    .innerJoin(programmes, eq(programmes.id, programmeJurors.programmeId))
    .where(
      and(
        isNull(programmes.archivedAt),
        or(eq(userId, id), isAskedAt(email)),
        programmeId === undefined ? undefined : eq(programmes.id, programmeId),
      ),
    )
    .groupBy(programmes.id)
    .orderBy(desc(programmes.createdAt), desc(programmes.id));
}

/** At this address, and nobody has said yes. */
export function isAskedAt(email: string): SQL | undefined {
  return and(isNull(programmeJurors.userId), eq(programmeJurors.email, email.toLowerCase()));
}

type Reading = { programmeId: string; jurorId: string };
type JuryApplicationsQuery = z.output<typeof juryApplicationsQuery>;

/** The oldest first: an application that comes meanwhile moves none. The place in the list is the cursor. */
export async function listApplications(
  db: Db,
  { programmeId, jurorId }: Reading,
  { q = "", only, limit, cursor }: JuryApplicationsQuery,
): Promise<Page<ApplicationRow>> {
  const wanted = and(
    isShown({ programmeId, jurorId }),
    only === "unscored" ? and(not(isScoredBy(jurorId)), not(isRecused(jurorId))) : undefined,
    q === "" ? undefined : inArray(programmeMembers.userId, calledSo(db, q)),
  );
  const from = Number(cursor ?? 0);
  const found = await select(db, jurorId)
    .where(wanted)
    .orderBy(asc(programmeMembers.createdAt), asc(programmeMembers.userId))
    .offset(from)
    .limit(limit + 1);
  return { ...pageFrom(found, from, limit), total: await db.$count(programmeMembers, wanted) };
}

/** By what jurors are shown: of an address they are told only where the managers say so. */
function calledSo(db: Db, q: string) {
  return db
    .select({ id: users.id })
    .from(users)
    .where(or(isNamed(q), sql`${users.id} in (${accountsShownAs(q)})`));
}

export async function getApplication(
  db: Db,
  reading: Reading,
  applicantId: string,
): Promise<ApplicationRow | undefined> {
  const [row] = await select(db, reading.jurorId).where(
    and(isShown(reading), eq(programmeMembers.userId, applicantId)),
  );
  return row;
}

/** Those that wait for a decision, and nobody's own. */
function isShown({ programmeId, jurorId }: Reading): SQL | undefined {
  return and(
    eq(programmeMembers.programmeId, programmeId),
    eq(programmeMembers.state, "applied"),
    ne(programmeMembers.userId, jurorId),
  );
}

function select(db: Db, jurorId: string) {
  const { programmeId, userId, answers, questions, changedAt, createdAt } = programmeMembers;
  const { score, remarks, updatedAt: scoredAt } = programmeScores;
  return db
    .select({
      userId,
      name: nameOfMember(users),
      email: users.email,
      answers,
      questions,
      changedAt,
      createdAt,
      score,
      remarks,
      scoredAt,
      isRecused: isRecused(jurorId),
    })
    .from(programmeMembers)
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(
      programmeScores,
      and(
        eq(programmeScores.programmeId, programmeId),
        eq(programmeScores.userId, userId),
        eq(programmeScores.reviewerId, jurorId),
      ),
    );
}
