import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { users } from "../platform/db/schema/index.ts";

/** Members who hide, or whose account is about to go. */
export const hiddenMembers = sql`(select ${users.id} from ${users} where ${users.isHidden})`;

/** The account neither hides nor is about to go. */
export function notHidden(account: AnyPgColumn): SQL {
  return sql`${account} not in ${hiddenMembers}`;
}
