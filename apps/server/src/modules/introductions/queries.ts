import { and, asc, desc, eq, getTableColumns, gt, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import { isMemberNamed, memberForSorting, nameOfMember } from "../../platform/db/member-name.ts";
import { alias } from "drizzle-orm/pg-core";
import { introductionLimits } from "@khamt/contract";
import { day } from "@khamt/contract/durations";
import { isActiveAccount, isTakenUp } from "../../platform/db/active-account.ts";
import type { Db } from "../../platform/db/handle.ts";
import { type Given, prepared } from "../../platform/db/prepared.ts";
import { afterCursor, newestFirst, type Page, type PageRequest, pageOf } from "../../platform/db/paging.ts";
import {
  blocks,
  introductions,
  programmeMembers,
  programmes,
  users,
} from "../../platform/db/schema/index.ts";
import { requiredRow } from "../../platform/http/required.ts";
import { isManagedBy, programmesOf, type Reader } from "../programmes/index.ts";

export type IntroductionRow = Awaited<ReturnType<typeof select>>[number];

const { aId, bId } = introductions;
const [one, other, author] = [alias(users, "one"), alias(users, "other"), alias(users, "author")];

/** Taken back, it has ended when it began. */
export const isStanding = gt(introductions.endsAt, introductions.createdAt);

export async function listManaged(
  db: Db,
  reader: Reader,
  request: PageRequest,
): Promise<Page<IntroductionRow>> {
  const wanted = and(isManagedBy(reader, introductions.programmeId), isStanding);
  const [rows, total] = await Promise.all([
    select(db)
      .where(and(wanted, afterCursor(introductions, request.cursor)))
      .orderBy(...newestFirst(introductions))
      .limit(request.limit + 1),
    db.$count(introductions, wanted),
  ]);
  return pageOf(rows, request, total);
}

/** Throws not-found. */
export async function requireIntroduction(db: Db, id: string): Promise<IntroductionRow> {
  return requiredRow(select(db).where(and(eq(introductions.id, id), isStanding)));
}

/** More than anybody is introduced to within a season. */
const mostOwn = 50;
/** So long after its end somebody who said yes sees that nothing came of it. */
const shownAfter = 14 * day;

type Asking = { userId: string; now: Date };

/** What waits for the member or may be thought of again, what they said yes to, and what ended lately without a connection. */
export function listOwn(db: Db, { userId, now }: Asking): Promise<IntroductionRow[]> {
  const since = new Date(now.getTime() - shownAfter).toISOString();
  return selectOwn(db, { userId, now: now.toISOString(), since });
}

const selectOwn = prepared((db) => {
  const userId = sql.placeholder("userId");
  const mine = sql`case when ${aId} = ${userId} then ${introductions.aAccepts} else ${introductions.bAccepts} end`;
  const isOpen = and(
    gt(introductions.endsAt, sql.placeholder("now")),
    or(
      and(sql`${mine} is null`, eq(introductions.state, "open")),
      and(sql`not ${mine}`, ne(introductions.state, "connected")),
    ),
  );
  const isAccepted = and(
    gt(introductions.endsAt, sql.placeholder("since")),
    sql`${mine}`,
    ne(introductions.state, "connected"),
  );
  return select(db)
    .where(and(isShownTo(userId), or(isOpen, isAccepted)))
    .orderBy(...newestFirst(introductions))
    .limit(mostOwn);
});

/** Those that wait for the member's answer. */
export async function waitingIntroductions(db: Db, asking: Asking) {
  const rows = await listOwn(db, asking);
  return rows
    .filter((row) => row.state === "open" && answerOf(row, asking.userId) === null)
    .map((row) => ({
      id: row.id,
      author: row.author,
      programme: row.programme.name,
      with: otherOf(row, asking.userId).name,
      text: row.text,
      createdAt: row.createdAt,
    }));
}

/**
 * One of the two, unless nobody is asked. Whom the reader has blocked the reader does not see; who is blocked goes on seeing
 * it, as one that is not answered.
 */
export function isShownTo(userId: Given): SQL | undefined {
  const them = sql`case when ${aId} = ${userId} then ${bId} else ${aId} end`;
  return and(
    or(eq(aId, userId), eq(bId, userId)),
    eq(introductions.isQuiet, false),
    sql`not exists (select from ${blocks} where ${blocks.blockerId} = ${userId} and ${blocks.blockedId} = ${them})`,
  );
}

function select(db: Db) {
  return db
    .select({
      ...getTableColumns(introductions),
      programme: programmesOf,
      a: nameOfMember(one),
      b: nameOfMember(other),
      author: sql<string | null>`case when ${author.id} is null then null else ${nameOfMember(author)} end`,
    })
    .from(introductions)
    .innerJoin(programmes, eq(programmes.id, introductions.programmeId))
    .innerJoin(one, eq(one.id, aId))
    .innerJoin(other, eq(other.id, bId))
    .leftJoin(author, eq(author.id, introductions.authorId));
}

type Pair = Pick<IntroductionRow, "aId" | "bId" | "a" | "b">;
type Answers = Pick<IntroductionRow, "aId" | "aAccepts" | "bAccepts">;

export function otherOf({ aId: a, bId: b, a: nameOfA, b: nameOfB }: Pair, userId: string) {
  return a === userId ? { userId: b, name: nameOfB } : { userId: a, name: nameOfA };
}

export function answerOf({ aId: a, aAccepts, bAccepts }: Answers, userId: string): boolean | null {
  return a === userId ? aAccepts : bAccepts;
}

type Narrowed = {
  /** Of these only. */
  among?: readonly string[] | undefined;
  /** With this in their name. */
  q?: string | undefined;
};

/** Who takes part in the programme, has come and can be introduced, by name. */
export function listMembers(db: Db, programmeId: string, { among, q }: Narrowed = {}) {
  return db
    .select({ userId: users.id, name: nameOfMember(users) })
    .from(programmeMembers)
    .innerJoin(users, eq(users.id, programmeMembers.userId))
    .where(
      and(
        eq(programmeMembers.programmeId, programmeId),
        eq(programmeMembers.state, "joined"),
        isActiveAccount,
        isTakenUp,
        among && inArray(users.id, [...among]),
        q ? isMemberNamed(q) : undefined,
      ),
    )
    .orderBy(asc(memberForSorting(users)), asc(users.id))
    .limit(introductionLimits.people);
}

/** The pair's own, the newest first. */
export function listOfPair(db: Db, pair: { aId: string; bId: string }) {
  return db
    .select()
    .from(introductions)
    .where(and(eq(aId, pair.aId), eq(bId, pair.bId)))
    .orderBy(desc(introductions.createdAt));
}
