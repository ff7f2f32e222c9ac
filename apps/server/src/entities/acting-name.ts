import { eq, or, type SQL, sql } from "drizzle-orm";
import { alias, type AnyPgColumn } from "drizzle-orm/pg-core";
import { nameOfAccount, nameOfCofounder } from "../platform/db/account-name.ts";
import type { Db } from "../platform/db/handle.ts";
import { isNamed, says } from "../platform/db/says.ts";
import {
  applications,
  companies,
  connections,
  startupCofounders,
  users,
} from "../platform/db/schema/index.ts";

const shown = alias(startupCofounders, "shown");
const nameOfProfile = nameOfCofounder(shown);

type Account = { id: AnyPgColumn; firstName: AnyPgColumn; lastName: AnyPgColumn };

/** How other members are shown a person: by the name of their co-founder profile, or else as the account. */
export function nameOfMember(account: Account): SQL<string> {
  const { firstName, lastName } = account;
  const ofProfile = sql`select nullif(${nameOfProfile}, '') from ${startupCofounders} shown where shown.user_id = ${account.id}`;
  return sql<string>`coalesce((${ofProfile}), ${nameOfAccount({ firstName, lastName })})`;
}

/** Anywhere in the name of the account or of its co-founder profile. */
export function isMemberNamed(q: string): SQL | undefined {
  return or(isNamed(q), sql`${users.id} in (${accountsShownAs(q)})`);
}

/** Ids of accounts that have this anywhere in the name of their co-founder profile. */
export function accountsShownAs(q: string): SQL {
  return sql`select shown.user_id from ${startupCofounders} shown where ${says(nameOfProfile, q)}`;
}

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
