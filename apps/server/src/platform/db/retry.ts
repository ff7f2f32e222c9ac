import { setTimeout } from "node:timers/promises";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { causesOf } from "../causes.ts";

/** A deadlock, and a transaction that others overtook: PostgreSQL has undone all of it, and asks for it once more. */
const onceMore = /^(40P01|40001)$/;
const tries = 4;
const longestPause = 60;

/** Transactions that get in each other's way are tried again, each after a pause of its own. What they do is theirs alone until they end. */
export function retryTransactions<Schema extends Record<string, unknown>>(
  db: NodePgDatabase<Schema>,
): NodePgDatabase<Schema> {
  const once = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    for (let left = tries - 1; ; left -= 1) {
      try {
        return await once(work, config);
      } catch (error) {
        if (left === 0 || !isOvertaken(error)) throw error;
        await setTimeout(Math.random() * longestPause * (tries - left));
      }
    }
  };
  return db;
}

function isOvertaken(error: unknown): boolean {
  return causesOf(error).some(({ code }) => code !== undefined && onceMore.test(code));
}
