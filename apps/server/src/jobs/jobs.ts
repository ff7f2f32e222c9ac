import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { minute } from "@khamt/contract/durations";
import { type Db as JobStore, fromDrizzle, PgBoss } from "pg-boss";
import { explain } from "../platform/log.ts";
import type { Database } from "../platform/db/client.ts";
import type { Db } from "../platform/db/handle.ts";
import { afterCommit } from "../platform/db/transactions.ts";
import { WaitError } from "../platform/http/http-error.ts";

/** When work falls due, and how many seconds pass between two looks whether it has. */
const paces = {
  minute: { pattern: "* * * * *", pause: 10 },
  hour: { pattern: "17 * * * *", pause: 60 },
  day: { pattern: "23 19 * * *", pause: 60 },
} as const;

/**
 * How a queue tries again: `times`, first after `seconds`, then after ever longer pauses of five minutes at most, so that what waits for a
 * mail server leaves soon after that is back.
 */
export type Retry = { times: number; seconds: number };

export type Jobs = {
  /** Does the work at start and then once each minute, hour or day, in one of the server processes. */
  every: (pace: keyof typeof paces, name: string, work: () => Promise<void>) => Promise<void>;
  /** Does the work for each thing sent to the queue, at least once. */
  open: <Data extends object>(
    name: string,
    options: { retry: Retry; work: (data: Data) => Promise<void> },
  ) => Promise<Queue<Data>>;
  /** Ends when the work under way has ended. */
  stop: () => Promise<void>;
};

type Queue<Data extends object> = {
  /** With a transaction: only if that is committed. What has a higher priority is done first; without one it is 0. */
  send: (data: Data, transaction?: Db, priority?: number) => Promise<void>;
};

type Options = {
  database: Pick<Database, "kind" | "pool">;
  warn: (line: string) => void;
  /** Seconds between two looks into an empty queue. What this process sends is seen at once. */
  pause?: number;
};

/** Seconds between two looks at the clock. With the look into the queue, work of each minute begins within 90 seconds. */
const clockPause = 10;
const stopPatience = 10_000;
/** For so long a failure that comes again is not told again: hundreds of letters may wait for one mail server. */
const silence = minute;

/** Work that outlives a request and a process, kept in the schema `pgboss` of the same database. */
export async function openJobs({ database, warn, pause = 5 }: Options): Promise<Jobs> {
  const told = new LRUCache<string, true>({ max: 100, ttl: silence });
  const tell = (line: string) => {
    if (told.has(line)) return;
    told.set(line, true);
    warn(line);
  };
  const boss = new PgBoss({
    db: onPool(database.pool),
    backend: database.kind === "embedded" ? "pglite" : "postgres",
    cronWorkerIntervalSeconds: clockPause,
    cronMonitorIntervalSeconds: clockPause,
    maintenanceIntervalSeconds: 3600,
  });
  boss.on("error", (error) => tell(`jobs: ${explain(error)}`));
  await boss.start();
  // What an earlier start has made: two transactions for each, of two dozen.
  const made = new Set((await boss.getQueues()).map(({ name }) => name));
  const patterns = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));

  const every: Jobs["every"] = async (pace, name, work) => {
    const queue = { policy: "short", retryLimit: 3, retryDelay: 60, deleteAfterSeconds: 86_400 } as const;
    if (!made.has(name)) await boss.createQueue(name, queue);
    const { pattern } = paces[pace];
    if (patterns.get(name) !== pattern) await boss.schedule(name, pattern);
    // Sent before anyone works, so that the first look finds it.
    await boss.send(name);
    await boss.work(name, { pollingIntervalSeconds: paces[pace].pause }, () => reported(name, work));
  };

  const open: Jobs["open"] = async (name, { retry, work }) => {
    const policy = {
      retryLimit: retry.times,
      retryDelay: retry.seconds,
      retryBackoff: true,
      retryDelayMax: 300,
    };
    await boss.createQueue(name, { ...policy, expireInSeconds: 60, deleteAfterSeconds: 3600 });
    await boss.updateQueue(name, policy);
    // Makes the queue known here: to look it up beside an open transaction, the embedded database would wait for ever.
    await boss.insert(name, []);
    type Data = Parameters<typeof work>[0];
    let worker: string | undefined;
    const lookAgain = () => worker !== undefined && boss.notifyWorker(worker);
    worker = await boss.work<Data>(name, { pollingIntervalSeconds: pause }, async (jobs) => {
      // Where there is one there may be more.
      lookAgain();
      for (const { id, data } of jobs) {
        await reported(name, () => work(data));
        // What is done is kept no longer: it may say whom it was about.
        await boss.deleteJob(name, id);
      }
    });
    return {
      send: async (data, transaction, priority = 0) => {
        const on = transaction && { db: fromDrizzle(transaction, sql) };
        await boss.send(name, data, { priority, ...on });
        if (transaction) afterCommit(transaction, lookAgain);
        else lookAgain();
      },
    };
  };

  async function reported(name: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      // It is tried again in a minute: a server that begins or ends is no fault to look into.
      if (!(error instanceof WaitError)) tell(`jobs: ${name} failed: ${explain(error)}`);
      throw error;
    }
  }

  return { every, open, stop: () => boss.stop({ graceful: true, timeout: stopPatience }) };
}

/** A failed script may leave its connection inside a transaction: such a connection is not used again. */
function onPool(pool: Database["pool"]): JobStore {
  return {
    executeSql: async (text, values) => {
      const client = await pool.connect();
      try {
        const result = await client.query(text, values);
        client.release();
        return result;
      } catch (error) {
        client.release(true);
        throw error;
      }
    },
  };
}
