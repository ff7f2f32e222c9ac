import { setTimeout } from "node:timers/promises";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { causesOf } from "../causes.ts";
import type { Db } from "./handle.ts";

/** A deadlock, and a transaction that others overtook: PostgreSQL has undone all of it, and asks for it once more. */
const onceMore = /^(40P01|40001)$/;
const tries = 4;
const longestPause = 60;

/** By transaction: what follows when it is committed. */
const following = new WeakMap<object, (() => void)[]>();

/** Done once the transaction is committed, and never if it is not. Of a transaction within another nothing is done. */
export function afterCommit(transaction: Db, follow: () => void): void {
  following.get(transaction)?.push(follow);
}

/** Transactions that get in each other's way are tried again, each after a pause of its own. What they do is theirs alone until they end. */
export function manageTransactions<Schema extends Record<string, unknown>>(
  db: NodePgDatabase<Schema>,
): NodePgDatabase<Schema> {
  const begin = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    let follows: (() => void)[] = [];
    const attempt = () =>
      begin((transaction) => {
        follows = [];
        following.set(transaction, follows);
        return work(transaction);
      }, config);
    const result = await tryAgain(attempt);
    for (const follow of follows) follow();
    return result;
  };
  return db;
}

async function tryAgain<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let left = tries - 1; ; left -= 1)
    try {
      return await attempt();
    } catch (error) {
      if (left === 0 || !isOvertaken(error)) throw error;
      await setTimeout(Math.random() * longestPause * (tries - left));
    }
}

function isOvertaken(error: unknown): boolean {
  return causesOf(error).some(({ code }) => code !== undefined && onceMore.test(code));
}
