import { aliasedTable, and, eq, getTableColumns, isNull, type SQL, sql } from "drizzle-orm";
import type { AccountStanding } from "@khamt/contract";
import type { Role } from "@khamt/contract/vocabulary";
import { nameOfMember } from "../../platform/db/member-name.ts";
import type { Db } from "../../platform/db/handle.ts";
import { afterCursor, newestFirst, type Page, pageOf, type PageRequest } from "../../platform/db/paging.ts";
import { adminActs, reports, sanctions, users } from "../../platform/db/schema/index.ts";

export type SanctionRow = typeof sanctions.$inferSelect;
export type AccountRow = {
  id: string;
  name: string;
  email: string;
  role: Role;
  isDemo: boolean;
  createdAt: Date;
  standing: AccountStanding;
  sanction: SanctionRow | null;
};
export type ActRow = typeof adminActs.$inferSelect & { actor: string | null; account: string | null };

const isStanding = isNull(sanctions.endedAt);

/** Whom it is about, and everybody who has reported the same. */
export function isOfCase(report: string): SQL {
  const same = sql`same.subject_kind = ${reports.subjectKind} and same.subject_id = ${reports.subjectId}`;
  return sql`${users.id} in (
    select ${reports.ownerId} from ${reports} where ${reports.id} = ${report}
    union all select same.reporter_id from ${reports} join ${reports} same on ${same} where ${reports.id} = ${report})`;
}

export async function getAccount(db: Db, id: string): Promise<AccountRow | undefined> {
  const [row] = await select(db).where(eq(users.id, id));
  return row;
}

function select(db: Db) {
  const { id, email, role, isDemo, createdAt, standing } = users;
  return db
    .select({ id, email, role, isDemo, createdAt, standing, name: nameOfMember(users), sanction: sanctions })
    .from(users)
    .leftJoin(sanctions, and(eq(sanctions.userId, users.id), isStanding));
}

/** The one that stands, of an account or by its id. */
export async function getSanction(
  db: Db,
  by: { userId: string } | { id: string },
): Promise<SanctionRow | undefined> {
  const isIt: SQL = "id" in by ? eq(sanctions.id, by.id) : eq(sanctions.userId, by.userId);
  const [row] = await db.select().from(sanctions).where(and(isIt, isStanding));
  return row;
}

const actor = aliasedTable(users, "actor");
const order = { createdAt: adminActs.at, id: adminActs.id };

type Acts = PageRequest & { /** About one account. */ accountId?: string };

export async function listActs(
  db: Db,
  { accountId, ...page }: Acts,
): Promise<Page<ActRow & { createdAt: Date }>> {
  const isWanted = accountId === undefined ? undefined : eq(adminActs.accountId, accountId);
  const rows = await db
    .select({
      ...getTableColumns(adminActs),
      createdAt: adminActs.at,
      actor: sql<string | null>`case when ${actor.id} is not null then ${nameOfMember(actor)} end`,
      account: sql<string | null>`case when ${users.id} is not null then ${nameOfMember(users)} end`,
    })
    .from(adminActs)
    .leftJoin(actor, eq(actor.id, adminActs.actorId))
    .leftJoin(users, eq(users.id, adminActs.accountId))
    .where(and(isWanted, afterCursor(order, page.cursor)))
    .orderBy(...newestFirst(order))
    .limit(page.limit + 1);
  return pageOf(rows, page, await db.$count(adminActs, isWanted));
}

export type AdministratorRow = Awaited<ReturnType<typeof listAll>>[number];

export function listAll(db: Db) {
  const { id, email, totpEnabledAt, createdAt } = users;
  return db
    .select({ id, email, name: nameOfMember(users), totpEnabledAt })
    .from(users)
    .where(eq(users.role, "admin"))
    .orderBy(createdAt, id)
    .limit(200);
}
