import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { nameOfMember } from "../../platform/db/member-name.ts";
import { type MemberFilters, type MembersQuery, mostListedMembers } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import type { Db } from "../../platform/db/handle.ts";
import { type Page, pageFrom } from "../../platform/db/paging.ts";
import { users } from "../../platform/db/schema/index.ts";
import { inOrder, isVerified, isWanted } from "./filters.ts";

export type MemberRow = Awaited<ReturnType<typeof membersOf>>[number];

/** The ids first: what is shown of somebody is read for those of one page alone. The place in the list is the cursor. */
export async function listMembers(
  db: Db,
  { limit, cursor, ...filters }: MembersQuery,
  now: Date,
): Promise<Page<MemberRow>> {
  const from = Math.min(Number(cursor ?? 0), mostListedMembers);
  const wanted = isWanted(filters, now);
  // What is looked for is looked up once, for the page and the count; without it the newest come by their index, uncounted.
  const counted = filters.q || filters.word ? sql<number>`count(*) over ()::int` : sql<null>`null::int`;
  const found = await db
    .select({ id: users.id, counted })
    .from(users)
    .where(wanted)
    .orderBy(...inOrder(filters.sort))
    .offset(from)
    .limit(limit + 1);
  const page = pageFrom(found, from, limit);
  const ids = page.rows.map(({ id }) => id);
  const rows = await membersOf(db, ids);
  const total = found[0]?.counted ?? (await db.$count(users, wanted));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    rows: ids.flatMap((id) => byId.get(id) ?? []),
    total,
    nextCursor: from + limit < mostListedMembers ? page.nextCursor : undefined,
  };
}

const atOnce = 1000;

/** What tables say of a member beside their account. */
export type TableRow = MemberRow & { programmes: { en: string; mn: string }[]; notes: string[] };

/** All of them in the order of the list, by and by: of most only the id is held. */
export async function* allMembers(db: Db, filters: MemberFilters, now: Date): AsyncGenerator<TableRow[]> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(isWanted(filters, now))
    .orderBy(...inOrder(filters.sort));
  for (let from = 0; from < found.length; from += atOnce) {
    const ids = found.slice(from, from + atOnce).map(({ id }) => id);
    const rows = new Map((await membersOf(db, ids)).map((row) => [row.id, row]));
    const beside = await besideOf(db, ids);
    yield ids.flatMap((id) => {
      const row = rows.get(id);
      return row ? [{ ...row, programmes: [], notes: [], ...beside.get(id) }] : [];
    });
  }
}

async function besideOf(db: Db, ids: readonly string[]) {
  const rows = await db
    .select({
      id: users.id,
      programmes: sql<TableRow["programmes"]>`array(
        select programme.name from programme_members own join programmes programme on programme.id = own.programme_id
        where own.user_id = users.id and own.state = 'joined' order by own.created_at)`,
      notes: sql<string[]>`array(
        select own.text from member_notes own where own.user_id = users.id order by own.created_at, own.id)`,
    })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

export async function getMember(db: Db, id: string): Promise<MemberRow | undefined> {
  const [row] = await membersOf(db, [id]);
  return row;
}

/** Examples are left out. In the order of their ids. */
export function membersOf(db: Db, ids: readonly string[]) {
  const { id, email, userType, role, language, standing, isEmailVerified, lastActiveAt, createdAt } = users;
  return db
    .select({
      id,
      email,
      userType,
      role,
      language,
      standing,
      isEmailVerified,
      lastActiveAt,
      createdAt,
      isDemo: users.isDemo,
      totpEnabledAt: users.totpEnabledAt,
      name: nameOfMember(users),
      isVerified,
      has: sql<EntityKind[]>`array_remove(array[
        case when exists (select 1 from startup_ideas own where own.user_id = users.id) then 'idea' end,
        case when exists (select 1 from startup_cofounders own where own.user_id = users.id) then 'cofounder' end,
        case when exists (select 1 from companies own where own.user_id = users.id) then 'company' end,
        case when exists (select 1 from project_listings own join companies by on by.id = own.company_id
          where by.user_id = users.id) then 'project' end], null)`,
      completeness: users.completeness,
    })
    .from(users)
    .where(and(inArray(users.id, [...ids]), eq(users.isDemo, false)))
    .orderBy(asc(users.id));
}
