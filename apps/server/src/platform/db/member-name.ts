import { or, type SQL, sql } from "drizzle-orm";
import { alias, type AnyPgColumn } from "drizzle-orm/pg-core";
import { inAlphabet, nameOfAccount, nameOfCofounder } from "./account-name.ts";
import { isNamed, says } from "./says.ts";
import { startupCofounders, users } from "./schema/index.ts";

const shown = alias(startupCofounders, "shown");
const nameOfProfile = nameOfCofounder(shown);

type Account = { id: AnyPgColumn; firstName: AnyPgColumn; lastName: AnyPgColumn };

/** How a person is called, by others and when spoken to: by the name of their co-founder profile, or else as the account. */
export function nameOfMember(account: Account): SQL<string> {
  const { firstName, lastName } = account;
  return sql<string>`coalesce((${ofProfile(account, nameOfProfile)}), ${nameOfAccount({ firstName, lastName })})`;
}

/** The first of that name's parts. */
export function givenNameOfMember(account: Account): SQL<string> {
  return sql<string>`coalesce((${ofProfile(account, shown.firstName)}), ${account.firstName}, '')`;
}

/** In its order lists have their people, the same on every database. */
export function memberForSorting(account: Account): SQL {
  return inAlphabet(sql`lower(${nameOfMember(account)})`);
}

/** Anywhere in the name of the account or of its co-founder profile. */
export function isMemberNamed(q: string): SQL | undefined {
  return or(isNamed(q), sql`${users.id} in (${accountsShownAs(q)})`);
}

/** Ids of accounts that have this anywhere in the name of their co-founder profile. */
export function accountsShownAs(q: string): SQL {
  return sql`select shown.user_id from ${startupCofounders} shown where ${says(nameOfProfile, q)}`;
}

function ofProfile({ id }: Account, words: SQL | AnyPgColumn): SQL {
  return sql`select nullif(trim(${words}), '') from ${startupCofounders} shown where shown.user_id = ${id}`;
}
