import { eq, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../platform/db/handle.ts";
import { nameOfMember } from "../platform/db/member-name.ts";
import { applications, companies, connections, users } from "../platform/db/schema/index.ts";

type Account = Parameters<typeof nameOfMember>[0];

type Acting = {
  account: Account;
  /** The invitation or the application that it is about. */
  subject: AnyPgColumn | string;
};

/** How one side of an invitation or an application is called: as the company for which it acts there, or else as the person. */
export function nameOfActing({ account, subject }: Acting): SQL<string> {
  const sides = sql`select unnest(array[invited.target_id, invited.source_id]) from ${connections} invited where invited.id = ${subject} union all select unnest(array[applied.company_id, applied.profile_id]) from ${applications} applied where applied.id = ${subject}`;
  return sql<string>`coalesce((select acting.name from ${companies} acting where acting.user_id = ${account.id} and acting.id in (${sides}) limit 1), ${nameOfMember(account)})`;
}

/** Empty where the account is gone. */
export async function readActingName(
  db: Db,
  { account, subject }: { account: string; subject: string },
): Promise<string> {
  const name = nameOfActing({ account: users, subject });
  const found = await db.execute<{ name: string }>(
    sql`select ${name} as name from ${users} where ${eq(users.id, account)}`,
  );
  return found.rows[0]?.name ?? "";
}
