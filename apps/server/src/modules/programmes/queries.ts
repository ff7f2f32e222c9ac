import {
  and,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { accountsShownAs, nameOfMember } from "../../platform/db/member-name.ts";
import {
  type ApplicantFilter,
  type ManagedProgrammesQuery,
  mostOwnProgrammes,
  type ProgrammeMembersQuery,
  type ProgrammeShelf,
} from "@khamt/contract";
import { isTakenUp } from "../../platform/db/active-account.ts";
import type { Db } from "../../platform/db/handle.ts";
import { isAccountNamed } from "../../platform/db/says.ts";
import {
  afterCursor,
  newestFirst,
  type Page,
  pageFrom,
  pageOf,
  type PageRequest,
} from "../../platform/db/paging.ts";
import {
  programmeInvitations,
  programmeMembers,
  programmes,
  programmeVisits,
  users,
} from "../../platform/db/schema/index.ts";
import type { Reader } from "./policy.ts";
import { isManagedBy } from "./scope.ts";
import { isLeftOut, isScoredBy, meanScore } from "./read-scores.ts";

export type ProgrammeRow = Awaited<ReturnType<typeof select>>[number];
export type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number];
export type InvitationRow = typeof programmeInvitations.$inferSelect;
/** One that was sent to somebody: it has an end. */
export type MailedRow = InvitationRow & { email: string; endsAt: Date };
export type MembershipRow = typeof programmeMembers.$inferSelect;

const deciders = alias(users, "deciders");
const preparers = alias(users, "preparers");
/** Not whom an import has invited, until they come. */
const hasCome = sql<boolean>`(${isTakenUp})`;
const visitDays = sql<string[]>`array(select visit.day::text from ${programmeVisits} visit
  where visit.programme_id = ${programmeMembers.programmeId} and visit.user_id = ${programmeMembers.userId} order by visit.day)`;
/** Shown of one programme, the newest. */
const mostLinks = 200;

/** Listed, and neither over by `today` nor put aside. */
export function listOpen(db: Db, request: PageRequest, today: string): Promise<Page<ProgrammeRow>> {
  return listWhere(
    db,
    request,
    and(
      programmes.isListed,
      isNull(programmes.archivedAt),
      or(isNull(programmes.endsOn), gte(programmes.endsOn, today)),
    ),
  );
}

/** All for administrators, otherwise those that the reader manages. */
export function listManaged(
  db: Db,
  { shelf, ...request }: ManagedProgrammesQuery,
  reader: Reader,
): Promise<Page<ProgrammeRow>> {
  return listWhere(db, request, and(isManagedBy(reader, programmes.id), shelf && shelves[shelf]));
}

const shelves: Record<ProgrammeShelf, SQL> = {
  current: isNull(programmes.archivedAt),
  archived: isNotNull(programmes.archivedAt),
};

type OwnRow = { row: ProgrammeRow; membership: MembershipRow };

/** Also those that are in no list: who has joined one by a link finds it again. */
export async function listOwn(db: Db, userId: string): Promise<OwnRow[]> {
  const memberships = await db
    .select()
    .from(programmeMembers)
    .where(and(eq(programmeMembers.userId, userId), inArray(programmeMembers.state, ["joined", "applied"])))
    .orderBy(desc(programmeMembers.createdAt), desc(programmeMembers.programmeId))
    .limit(mostOwnProgrammes);
  const ids = memberships.map(({ programmeId }) => programmeId);
  const rows = await select(db).where(inArray(programmes.id, ids));
  return memberships.flatMap((membership) =>
    rows.filter(({ id }) => id === membership.programmeId).map((row) => ({ row, membership })),
  );
}

async function listWhere(db: Db, request: PageRequest, wanted: SQL | undefined): Promise<Page<ProgrammeRow>> {
  const [rows, total] = await Promise.all([
    select(db)
      .where(and(wanted, afterCursor(programmes, request.cursor)))
      .orderBy(...newestFirst(programmes))
      .limit(request.limit + 1),
    db.$count(programmes, wanted),
  ]);
  return pageOf(rows, request, total);
}

export async function getProgramme(
  db: Db,
  by: { id: string } | { slug: string },
): Promise<ProgrammeRow | undefined> {
  const [row] = await select(db).where("id" in by ? eq(programmes.id, by.id) : eq(programmes.slug, by.slug));
  return row;
}

function select(db: Db) {
  const inState = (state: "joined" | "applied", who: SQL = sql`true`) => sql<number>`(
    select count(*)::int from ${programmeMembers} own join ${users} on users.id = own.user_id
    where own.programme_id = programmes.id and own.state = ${state} and ${who})`;
  return db
    .select({
      ...getTableColumns(programmes),
      members: inState("joined", sql`${hasCome} and own.role = 'member'`),
      invited: inState("joined", sql`not ${hasCome}`),
      applications: inState("applied"),
      prepared: inState("applied", sql`own.prepared_action is not null`),
    })
    .from(programmes);
}

export async function getMembership(
  db: Db,
  programmeId: string,
  userId: string,
): Promise<MembershipRow | undefined> {
  const [row] = await db.select().from(programmeMembers).where(isMembership(programmeId, userId));
  return row;
}

export function isMembership(programmeId: string, userId: string): SQL | undefined {
  return and(eq(programmeMembers.programmeId, programmeId), eq(programmeMembers.userId, userId));
}

/** The place in the list is the cursor. */
export async function listMembers(
  db: Db,
  { programmeId, reader }: { programmeId: string; reader: string },
  { state, q, sort, only, limit, cursor }: ProgrammeMembersQuery,
): Promise<Page<MemberRow>> {
  const wanted = and(
    eq(programmeMembers.programmeId, programmeId),
    state && eq(programmeMembers.state, state),
    q === undefined || q === "" ? undefined : isCalled(q),
    only && and(eq(programmeMembers.state, "applied"), filters[only](reader)),
  );
  const from = Number(cursor ?? 0);
  const found = await selectMembers(db)
    .where(wanted)
    .orderBy(
      ...(sort === "score" ? [sql`${meanScore(reader)} desc nulls last`] : []),
      desc(programmeMembers.createdAt),
      desc(programmeMembers.userId),
    )
    .offset(from)
    .limit(limit + 1);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(programmeMembers)
    .innerJoin(users, eq(users.id, programmeMembers.userId))
    .where(wanted);
  return { ...pageFrom(found, from, limit), total: counted?.total ?? 0 };
}

const filters: Record<ApplicantFilter, (reader: string) => SQL> = {
  unscored: (reader) => sql`not ${isScoredBy(reader)} and not ${isLeftOut(reader)}`,
  undecided: () => isNull(programmeMembers.preparedAction),
  prepared: () => isNotNull(programmeMembers.preparedAction),
};

export async function getMember(db: Db, programmeId: string, userId: string): Promise<MemberRow | undefined> {
  const [row] = await selectMembers(db).where(isMembership(programmeId, userId));
  return row;
}

/** By the address, or the name of the account or of its profile. */
function isCalled(q: string): SQL | undefined {
  return or(isAccountNamed(q), sql`${users.id} in (${accountsShownAs(q)})`);
}

function selectMembers(db: Db) {
  return db
    .select({
      ...getTableColumns(programmeMembers),
      id: programmeMembers.userId,
      name: nameOfMember(users),
      email: users.email,
      language: users.language,
      hasCome,
      visits: visitDays,
      decidedBy: nameOfMember(deciders),
      preparedBy: nameOfMember(preparers),
    })
    .from(programmeMembers)
    .innerJoin(users, eq(users.id, programmeMembers.userId))
    .leftJoin(deciders, eq(deciders.id, programmeMembers.decidedById))
    .leftJoin(preparers, eq(preparers.id, programmeMembers.preparedById));
}

/** The open links, without those that were sent to somebody. */
export function listInvitations(db: Db, programmeId: string): Promise<InvitationRow[]> {
  return db
    .select()
    .from(programmeInvitations)
    .where(and(eq(programmeInvitations.programmeId, programmeId), isNull(programmeInvitations.email)))
    .orderBy(...newestFirst(programmeInvitations))
    .limit(mostLinks);
}

export async function listMailed(
  db: Db,
  programmeId: string,
  request: PageRequest,
): Promise<Page<MailedRow>> {
  const wanted = and(
    eq(programmeInvitations.programmeId, programmeId),
    isNotNull(programmeInvitations.email),
  );
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(programmeInvitations)
      .where(and(wanted, afterCursor(programmeInvitations, request.cursor)))
      .orderBy(...newestFirst(programmeInvitations))
      .limit(request.limit + 1),
    db.$count(programmeInvitations, wanted),
  ]);
  return pageOf(rows.filter(isMailed), request, total);
}

function isMailed(row: InvitationRow): row is MailedRow {
  return row.email !== null && row.endsAt !== null;
}

export async function findInvitation(
  db: Db,
  programmeId: string,
  token: string,
): Promise<InvitationRow | undefined> {
  const [row] = await db
    .select()
    .from(programmeInvitations)
    .where(and(eq(programmeInvitations.programmeId, programmeId), eq(programmeInvitations.token, token)));
  return row;
}
