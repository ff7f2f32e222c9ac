import { eq, getTableColumns, inArray, or, type SQL, sql } from "drizzle-orm";
import { nameOfMember } from "../../platform/db/member-name.ts";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { EntityKind } from "@khamt/contract/vocabulary";
import type { Db } from "../../platform/db/handle.ts";
import { users } from "../../platform/db/schema/index.ts";
import { entitiesOf } from "../owned/own.ts";

export type Member = { id: string; email: string; entities: Record<EntityKind, string[]> };

/** Profiles that are deleted, and whose account is where that goes too. */
export type Leaving = Pick<Member, "entities"> & Partial<Member>;

export type PersonalDataRule = {
  table: PgTable;
  /** The member's rows. */
  own: (member: Member) => SQL;
  /** Rows of others that point to the member's and mean nothing without them. */
  pointing?: (member: Leaving) => SQL;
  /** Columns that the export leaves out, or why all are left out. */
  withheld: readonly string[] | { because: string };
  /** What the export says instead: what others did in private is told as the screens tell it, and they by name alone. */
  shown?: (member: Member) => Record<string, SQL>;
  /** The rows stay with these columns changed: something that is not in the database has to go before them. */
  cleared?: Record<string, unknown>;
};

/** The condition of no row: what is deleted without a condition is every row. */
export const none = sql`false`;

export function either(...conditions: SQL[]): SQL {
  return or(...conditions) ?? none;
}

export async function findMember(db: Db, id: string): Promise<Member | undefined> {
  const [user] = await db.select({ id: users.id, email: users.email }).from(users).where(eq(users.id, id));
  return user && { ...user, entities: await entitiesOf(db, id) };
}

export function oneOf(column: Parameters<typeof inArray>[0], ids: string[]): SQL {
  return ids.length > 0 ? inArray(column, ids) : none;
}

/** The columns of a table that its owner gets. */
export function exportedColumns({ table, withheld, shown }: PersonalDataRule, member: Member) {
  if (!Array.isArray(withheld)) return undefined;
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !withheld.includes(name));
  return { ...Object.fromEntries(columns), ...shown?.(member) };
}

export function nameOf(account: PgColumn): SQL {
  return sql`(select ${nameOfMember(users)} from ${users} where ${users.id} = ${account})`;
}
