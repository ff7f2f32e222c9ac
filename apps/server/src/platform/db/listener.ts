import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { valueAt } from "@khamt/contract/records";
import pg from "pg";
import type { Db } from "./handle.ts";

type Options = {
  pool: pg.Pool;
  channel: string;
  onMessage: (message: string) => void;
  /** From now on it misses nothing. `hasGap`: it listened before, and may have missed something since. */
  onListening?: (hasGap: boolean) => void;
  /** From now on it may miss something. */
  onLost?: () => void;
};

export type Listener = {
  /** From the first time on that it listens. */
  ready: Promise<void>;
  /** Once everything is heard that was committed before. Throws where it does not listen. */
  caughtUp: () => Promise<void>;
  close: () => Promise<void>;
};

const firstPause = 100;
const longestPause = 10_000;
const pingEvery = 30_000;
const patience = 10_000;
const hangUpPatience = 250;

/** One connection of its own that hears what all processes announce on a channel, and comes back when it is lost. */
export function openListener({ pool, channel, onMessage, onListening, onLost }: Options): Listener {
  const ending = new AbortController();
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  let hasListened = false;
  let current: Connection | undefined;

  const onConnected = (connection: Connection) => {
    current = connection;
    onListening?.(hasListened);
    hasListened = true;
    resolve();
  };

  const run = async (): Promise<void> => {
    let pause = firstPause;
    while (!ending.signal.aborted) {
      const hasHeard = await listen({ pool, channel, onMessage, onConnected, ending: ending.signal });
      current = undefined;
      onLost?.();
      pause = hasHeard ? firstPause : Math.min(pause * 2, longestPause);
      await wait(pause, ending.signal);
    }
  };
  const running = run();

  return {
    ready,
    caughtUp: async () => {
      if (!current) throw new Error("nobody listens");
      await current.answered();
    },
    close: async () => {
      ending.abort();
      await running;
    },
  };
}

/** The connections of a database that is no transaction. */
export function poolOf(db: Db): pg.Pool {
  const pool = valueAt(db, "$client");
  if (!(pool instanceof pg.Pool)) throw new Error("a transaction has no connections of its own");
  return pool;
}

type Connection = {
  /** Throws where the database is silent. */
  answered: () => Promise<void>;
};
type Listening = Pick<Options, "pool" | "channel" | "onMessage"> & {
  onConnected: (connection: Connection) => void;
  ending: AbortSignal;
};

/** Until the connection is lost or everything ends. Answers with whether it listened at all. */
async function listen({ pool, channel, onMessage, onConnected, ending }: Listening): Promise<boolean> {
  const client = new pg.Client(pool.options);
  const lost = new AbortController();
  client.on("error", () => lost.abort());
  client.on("end", () => lost.abort());
  client.on("notification", ({ channel: on, payload }) => {
    if (on === channel && payload !== undefined) onMessage(payload);
  });
  const over = AbortSignal.any([lost.signal, ending]);
  // A connection may die without a word.
  const ask = async () => {
    const given = AbortSignal.any([AbortSignal.timeout(patience), over]);
    await Promise.race([client.query("select 1"), once(given, "abort")]);
    if (!given.aborted) return;
    lost.abort();
    throw new Error("no answer");
  };
  let asked = Promise.resolve();
  const answered = () => {
    const answer = asked.then(ask);
    asked = answer.catch(() => {});
    return answer;
  };
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    onConnected({ answered });
    while (!over.aborted) {
      await wait(pingEvery, over);
      if (!over.aborted) await answered();
    }
    return true;
  } catch {
    return false;
  } finally {
    await Promise.race([client.end().catch(() => {}), delay(hangUpPatience, undefined, { ref: false })]);
  }
}

async function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  await delay(milliseconds, undefined, { signal, ref: false }).catch(() => {});
}
