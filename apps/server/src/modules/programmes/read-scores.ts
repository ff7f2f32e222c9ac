import { and, count, desc, eq, inArray, or, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import type { ProgrammeReviewers } from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import { nameOfMember } from "../../platform/db/member-name.ts";
import {
  programmeJurors,
  programmeMembers,
  programmeRecusals,
  programmeScores,
  users,
} from "../../platform/db/schema/index.ts";

export type RecusalRow = Awaited<ReturnType<typeof listRecusals>>[number];
export type ScoreRow = Awaited<ReturnType<typeof listScores>>[number];

type ScoresAsked = { programmeId: string; reader: string; of?: readonly string[] };

/** The reader's own first. Without `of` those of all: a query bears only so many names. */
export function listScores(db: Db, { programmeId, reader, of }: ScoresAsked) {
  const isOwn = sql<boolean>`${programmeScores.reviewerId} = ${reader}`;
  return db
    .select({
      userId: programmeScores.userId,
      score: programmeScores.score,
      remarks: programmeScores.remarks,
      updatedAt: programmeScores.updatedAt,
      name: nameOfMember(users),
      isOwn,
      isFromOutside: sql<boolean>`${isFromOutside(programmeScores)}`,
    })
    .from(programmeScores)
    .innerJoin(users, eq(users.id, programmeScores.reviewerId))
    .where(and(eq(programmeScores.programmeId, programmeId), of && inArray(programmeScores.userId, [...of])))
    .orderBy(desc(isOwn), programmeScores.updatedAt, programmeScores.reviewerId);
}

/** Who is left out of which applications, because they know who applied. */
export function listRecusals(db: Db, { programmeId, of }: Pick<ScoresAsked, "programmeId" | "of">) {
  const { userId, jurorId, createdAt } = programmeRecusals;
  return db
    .select({ userId, jurorId, name: nameOfMember(users) })
    .from(programmeRecusals)
    .innerJoin(users, eq(users.id, jurorId))
    .where(and(eq(programmeRecusals.programmeId, programmeId), of && inArray(userId, [...of])))
    .orderBy(createdAt, jurorId);
}

/** The reader knows who applied, as they have said: beside the row of a member. */
export function isRecused(reader: string) {
  return sql<boolean>`exists (
    select from ${programmeRecusals} known where known.programme_id = ${programmeMembers.programmeId}
      and known.user_id = ${programmeMembers.userId} and known.juror_id = ${reader})`;
}

/** Or it is their own application. */
export function isLeftOut(reader: string): SQL {
  return sql`(${programmeMembers.userId} = ${reader} or ${isRecused(reader)})`;
}

type Asked = Pick<ScoresAsked, "programmeId" | "reader">;

/** Its managers, its jurors, the reader, and whoever else has scored one that waits; who has most left stands first. */
export function listReviewers(
  db: Db,
  { programmeId, reader }: Asked,
): Promise<ProgrammeReviewers["reviewers"]> {
  const isManager = sql`${users.id} in (select user_id from ${programmeMembers}
    where programme_id = ${programmeId} and role = 'manager')`;
  const isJuror = sql`${users.id} in (select user_id from ${programmeJurors} where programme_id = ${programmeId})`;
  const isOwn = sql<boolean>`${users.id} = ${reader}`;
  const waits = sql`${programmeScores.userId} in (select user_id from ${programmeMembers}
    where programme_id = ${programmeId} and state = 'applied')`;
  const scored = count(programmeScores.userId);
  return db
    .select({ name: nameOfMember(users), isOwn, scored })
    .from(users)
    .leftJoin(
      programmeScores,
      and(eq(programmeScores.reviewerId, users.id), eq(programmeScores.programmeId, programmeId), waits),
    )
    .where(or(isManager, isJuror, isOwn, sql`${programmeScores.userId} is not null`))
    .groupBy(users.id)
    .orderBy(desc(isOwn), scored, users.id);
}

/** A score by this reader stands beside the row of a member. */
export function isScoredBy(reader: string): SQL {
  return sql`exists (select ${ofMember} and given.reviewer_id = ${reader})`;
}

/** Of what the reader is shown: not even the order says what other managers think before the reader has given a score. */
export function meanScore(reader: string): SQL {
  const given = { programmeId: sql`given.programme_id`, reviewerId: sql`given.reviewer_id` };
  const isShown = sql`(${isScoredBy(reader)} or ${isFromOutside(given)})`;
  return sql`(select avg(given.score) ${ofMember} and ${isShown} and not ${isLeftOut(reader)})`;
}

/** Not by somebody who decides: jurors are asked so that managers know what they think. */
function isFromOutside({ programmeId, reviewerId }: Record<"programmeId" | "reviewerId", SQLWrapper>): SQL {
  return sql`not exists (
    select from ${users} decider left join ${programmeMembers} manager
      on manager.user_id = decider.id and manager.programme_id = ${programmeId} and manager.role = 'manager'
    where decider.id = ${reviewerId} and (manager.user_id is not null or decider.role = 'admin'))`;
}

const ofMember = sql`from ${programmeScores} given
  where given.programme_id = ${programmeMembers.programmeId} and given.user_id = ${programmeMembers.userId}`;
