import { sql } from "drizzle-orm";
import type { LiveEvent } from "@khamt/contract";
import type { Db } from "../db/handle.ts";

/** `sessions`: one of the users' sessions has ended, so each of their streams is looked at. */
export type Signal = { users: readonly string[]; event: LiveEvent | { kind: "sessions" } };

export const channel = "khamt_live";

/** The database takes 8000 bytes at once; a user is 39 of them. */
const mostUsers = 150;

/** Heard by every server process on this database once the transaction is committed, and by none if it is not. */
export async function announce(tx: Db, { users, event }: Signal): Promise<void> {
  for (let from = 0; from < users.length; from += mostUsers) {
    const signal: Signal = { users: users.slice(from, from + mostUsers), event };
    await tx.execute(sql`select pg_notify(${channel}, ${JSON.stringify(signal)})`);
  }
}
