import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import type { Db } from "../apps/server/src/platform/db/handle.ts";
import { cpuSeconds } from "./measure.ts";

export type Run = () => Promise<unknown>;

/** Each so often, in turn, after one round that counts for nothing: milliseconds of processor time, the least first. */
export async function processorTimes(db: Db, runs: readonly Run[], rounds: number): Promise<number[][]> {
  for (const run of runs) await run();
  const times = runs.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [at, run] of runs.entries()) {
      const before = await processorMs(db);
      await run();
      times[at]?.push((await processorMs(db)) - before);
    }
  return times.map((each) => each.sort((one, other) => one - other));
}

export function shareOf(times: readonly number[], share: number): string {
  return (times[Math.floor(times.length * share)] ?? NaN).toFixed(1);
}

/** Of this process and of those that serve it in the database. */
async function processorMs(db: Db): Promise<number> {
  const { rows } = await db.execute<{ pid: number }>(
    sql`select pid from pg_stat_activity where backend_type = 'client backend'`,
  );
  const nanoseconds = rows.map(({ pid }) => Number(schedOf(pid).split(" ")[0] ?? 0));
  return cpuSeconds() * 1000 + nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6;
}

function schedOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/schedstat`, "utf8");
  } catch {
    // The embedded database is a thread of this process.
    return "0";
  }
}
