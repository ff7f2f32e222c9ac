import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { programmeMembers, programmes } from "../../platform/db/schema/index.ts";
import type { Reader } from "./policy.ts";

/** The programme that a row names is one that the reader manages. No condition for administrators. */
export function isManagedBy({ id, role }: Reader, programmeId: AnyPgColumn): SQL | undefined {
  return role === "admin" ? undefined : isIn(programmeId, sql`user_id = ${id} and role = 'manager'`);
}

/** The reader takes part in the programme that a row names. */
export function isJoined(userId: string, programmeId: AnyPgColumn): SQL {
  return isIn(programmeId, sql`user_id = ${userId} and state = 'joined'`);
}

function isIn(programmeId: AnyPgColumn, whose: SQL): SQL {
  return sql`${programmeId} in (select programme_id from ${programmeMembers} where ${whose})`;
}

/** Of a row's programme what its readers are shown beside it: columns for a select that joins the programmes. */
export const programmesOf = { slug: programmes.slug, name: programmes.name };
