import { and, asc, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { memberForSorting, nameOfMember } from "../../platform/db/member-name.ts";
import type { Db } from "../../platform/db/handle.ts";
import type { Given } from "../../platform/db/prepared.ts";
import { orderedPair } from "../../platform/db/ordered-pair.ts";
import { afterCursor, newestFirst, type Page, pageOf, type PageRequest } from "../../platform/db/paging.ts";
import {
  connections,
  programmes,
  roundAnswers,
  roundMeetings,
  roundPairs,
  roundPeople,
  rounds,
  users,
} from "../../platform/db/schema/index.ts";
import { requiredRow } from "../../platform/http/required.ts";
import { isManagedBy, type Reader } from "../programmes/index.ts";

export type RoundsRow = Awaited<ReturnType<typeof select>>[number];
export type PersonRow = Awaited<ReturnType<typeof listPeople>>[number];
export type MeetingRow = typeof roundMeetings.$inferSelect;
export type PairRow = typeof roundPairs.$inferSelect;

/** All for administrators, otherwise those of the programmes that the reader manages. */
export async function listManaged(db: Db, request: PageRequest, reader: Reader): Promise<Page<RoundsRow>> {
  const wanted = isManagedBy(reader, rounds.programmeId);
  const [rows, total] = await Promise.all([
    select(db)
      .where(and(wanted, afterCursor(rounds, request.cursor)))
      .orderBy(...newestFirst(rounds))
      .limit(request.limit + 1),
    db.$count(rounds, wanted),
  ]);
  return pageOf(rows, request, total);
}

/** More than anybody takes part in within a season. */
const mostOwn = 20;

export function listOwn(db: Db, userId: string): Promise<RoundsRow[]> {
  const isIn = sql`${rounds.id} in (
    select ${roundPeople.roundsId} from ${roundPeople} where ${roundPeople.userId} = ${userId})`;
  return select(db)
    .where(isIn)
    .orderBy(...newestFirst(rounds))
    .limit(mostOwn);
}

/** Throws not-found. */
export async function requireRounds(db: Db, id: string): Promise<RoundsRow> {
  return requiredRow(select(db).where(eq(rounds.id, id)));
}

function select(db: Db) {
  return db
    .select({
      id: rounds.id,
      programmeId: rounds.programmeId,
      programme: programmes.name,
      name: rounds.name,
      rounds: rounds.rounds,
      minutes: rounds.minutes,
      tables: rounds.tables,
      audience: rounds.audience,
      filter: rounds.filter,
      state: rounds.state,
      current: rounds.current,
      currentSince: rounds.currentSince,
      fit: rounds.fit,
      most: rounds.most,
      createdAt: rounds.createdAt,
      updatedAt: rounds.updatedAt,
      version: rounds.version,
      people: sql<number>`(
        select count(*)::int from ${roundPeople} where ${roundPeople.roundsId} = ${rounds.id})`,
    })
    .from(rounds)
    .leftJoin(programmes, eq(programmes.id, rounds.programmeId));
}

export function listPeople(db: Db, roundsId: string) {
  return db
    .select({
      userId: roundPeople.userId,
      state: roundPeople.state,
      fromRound: roundPeople.fromRound,
      name: nameOfMember(users),
      language: users.language,
    })
    .from(roundPeople)
    .innerJoin(users, eq(users.id, roundPeople.userId))
    .where(eq(roundPeople.roundsId, roundsId))
    .orderBy(asc(memberForSorting(users)), asc(roundPeople.userId));
}

export function listMeetings(db: Db, roundsId: string): Promise<MeetingRow[]> {
  return db
    .select()
    .from(roundMeetings)
    .where(eq(roundMeetings.roundsId, roundsId))
    .orderBy(asc(roundMeetings.number), asc(roundMeetings.place));
}

export function listPairs(db: Db, roundsId: string): Promise<PairRow[]> {
  return db.select().from(roundPairs).where(eq(roundPairs.roundsId, roundsId));
}

export type OwnMeetingRow = Awaited<ReturnType<typeof listOwnMeetings>>[number];

/** The reader's meetings up to a round, with who the other is and how the two stand. */
export function listOwnMeetings(
  db: Db,
  { roundsId, userId, upTo }: { roundsId: string; userId: string; upTo: number },
) {
  const other = otherOf(userId);
  const mine = and(eq(roundAnswers.roundsId, roundsId), eq(roundAnswers.userId, userId));
  const isAccepted = and(
    eq(connections.state, "accepted"),
    or(
      and(eq(connections.senderId, userId), sql`${connections.receiverId} = ${other}`),
      and(eq(connections.receiverId, userId), sql`${connections.senderId} = ${other}`),
    ),
  );
  return db
    .select({
      number: roundMeetings.number,
      table: roundMeetings.place,
      percent: roundMeetings.percent,
      reasons: roundMeetings.reasons,
      otherId: users.id,
      name: nameOfMember(users),
      wants: roundAnswers.wants,
      isConnected: sql<boolean>`${connections.id} is not null`,
      conversationId: connections.conversationId,
    })
    .from(roundMeetings)
    .innerJoin(users, sql`${users.id} = ${other}`)
    .leftJoin(roundAnswers, and(mine, sql`${roundAnswers.otherId} = ${other}`))
    .leftJoin(connections, isAccepted)
    .where(and(eq(roundMeetings.roundsId, roundsId), isPart(userId), sql`${roundMeetings.number} <= ${upTo}`))
    .orderBy(desc(roundMeetings.number));
}

function otherOf(userId: string): SQL {
  return sql`case when ${roundMeetings.aId} = ${userId} then ${roundMeetings.bId} else ${roundMeetings.aId} end`;
}

export function isPart(userId: Given): SQL | undefined {
  return or(eq(roundMeetings.aId, userId), eq(roundMeetings.bId, userId));
}

export type AnswerCounts = { yes: number; no: number; mutual: number };

export async function countAnswers(db: Db, roundsId: string): Promise<AnswerCounts> {
  const { rows } = await db.execute<AnswerCounts>(sql`
    select count(*) filter (where mine.wants)::int as yes,
      count(*) filter (where not mine.wants)::int as no,
      count(*) filter (where mine.wants and theirs.wants and mine.user_id < mine.other_id)::int as mutual
    from round_answers mine
    left join round_answers theirs on theirs.rounds_id = mine.rounds_id
      and theirs.user_id = mine.other_id and theirs.other_id = mine.user_id
    where mine.rounds_id = ${roundsId}`);
  return rows[0] ?? { yes: 0, no: 0, mutual: 0 };
}

/** Everybody whose pages are to hear: who takes part, and who manages the programme. */
export async function audienceOf(db: Db, roundsId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select user_id as id from round_people where rounds_id = ${roundsId}
    union
    select members.user_id from programme_members members
    join rounds on rounds.programme_id = members.programme_id
    where rounds.id = ${roundsId} and members.role = 'manager'`);
  return rows.map(({ id }) => id);
}

export function isPerson(roundsId: string, userId: string): SQL | undefined {
  return and(eq(roundPeople.roundsId, roundsId), eq(roundPeople.userId, userId));
}

export async function getPerson(db: Db, roundsId: string, userId: string) {
  const [row] = await db.select().from(roundPeople).where(isPerson(roundsId, userId));
  return row;
}

export function isPair(roundsId: string, one: string, other: string): SQL | undefined {
  const { aId, bId } = orderedPair(one, other);
  return and(eq(roundMeetings.roundsId, roundsId), eq(roundMeetings.aId, aId), eq(roundMeetings.bId, bId));
}

export function areAnswers(roundsId: string, ids: readonly string[]): SQL | undefined {
  return and(
    eq(roundAnswers.roundsId, roundsId),
    inArray(roundAnswers.userId, [...ids]),
    inArray(roundAnswers.otherId, [...ids]),
  );
}
