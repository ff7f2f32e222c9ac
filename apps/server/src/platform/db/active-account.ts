import { and, eq, inArray, isNotNull, isNull, ne, or, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Db } from "./handle.ts";
import { users } from "./schema/index.ts";

type Account = Pick<typeof users.$inferSelect, "isDemo" | "deletesAt" | "standing">;

/** A person's account that is neither suspended nor about to go: only such are written to and brought together. */
export const isActiveAccount = isActiveIn(users);

type Columns = Record<"isDemo" | "deletesAt" | "standing", AnyPgColumn>;

/** The same where the accounts go by another name. */
export function isActiveIn({ isDemo, deletesAt, standing }: Columns): SQL | undefined {
  return and(eq(isDemo, false), isNull(deletesAt), ne(standing, "suspended"));
}

/** The same of a row that was read. */
export function isActive({ isDemo, deletesAt, standing }: Account): boolean {
  return !isDemo && deletesAt === null && standing !== "suspended";
}

export async function activeAmong(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isActiveAccount));
  return new Set(rows.map(({ id }) => id));
}

/** Whoever has made the account, has taken up an invitation, or was here: not who was only invited. */
export const isTakenUp = or(eq(users.isEmailVerified, true), isNotNull(users.lastActiveAt));
