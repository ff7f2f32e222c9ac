import { inArray } from "drizzle-orm";
import type { Db } from "./handle.ts";
import { users } from "./schema/index.ts";

/**
 * The accounts that a transaction is about, all at once and always in the same order, before anything else is held: two
 * members who act on each other take turns, and nobody is erased meanwhile.
 */
export async function holdMembers(tx: Db, ids: readonly string[]) {
  return tx
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.id)
    .for("no key update");
}

/** So that they stay until the transaction is over; others may do the same beside it. */
export async function keepMembers(tx: Db, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.id)
    .for("key share");
}
