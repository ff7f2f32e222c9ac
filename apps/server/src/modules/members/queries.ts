import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { type MemberFilters, type MembersQuery, mostListedMembers } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import { nameOfAccount } from "../../platform/db/account-name.ts";
import type { Db } from "../../platform/db/handle.ts";
import type { Page } from "../../platform/db/paging.ts";
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
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(wanted)
    .orderBy(...inOrder(filters.sort))
    .offset(from)
    .limit(limit + 1);
  const ids = found.slice(0, limit).map(({ id }) => id);
  const [rows, total] = [await membersOf(db, ids), await db.$count(users, wanted)];
  const hasMore = found.length > limit && from + limit < mostListedMembers;
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    rows: ids.flatMap((id) => byId.get(id) ?? []),
    total,
    nextCursor: hasMore ? String(from + limit) : undefined,
  };
}

const atOnce = 1000;

/** All of them, by and by: however many there are, few are held at a time. */
export async function* allMembers(db: Db, filters: MemberFilters, now: Date): AsyncGenerator<MemberRow[]> {
  for (let after = "00000000-0000-0000-0000-000000000000"; ;) {
    const found = await db
      .select({ id: users.id })
      .from(users)
      .where(and(isWanted(filters, now), gt(users.id, after)))
      .orderBy(asc(users.id))
      .limit(atOnce);
    const last = found.at(-1);
    if (!last) return;
    yield await membersOf(
      db,
      found.map(({ id }) => id),
    );
    after = last.id;
  }
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
      name: nameOfAccount(users),
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
