import { sql } from "drizzle-orm";
import type { Db } from "./handle.ts";

/** Inside a transaction: what the work writes makes no new version of a profile, since its owner has said nothing new. */
export async function keepVersions<Result>(tx: Db, work: () => Promise<Result>): Promise<Result> {
  await switchTo(tx, "on");
  const result = await work();
  await switchTo(tx, "off");
  return result;
}

/** Triggers of migrations 0002 and 0007 read it. */
async function switchTo(tx: Db, state: "on" | "off"): Promise<void> {
  await tx.execute(sql`select set_config('khamt.keep_updated_at', ${state}, true)`);
}
