import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { channel, type Signal, signal } from "./channel.ts";

type Options = {
  pool: pg.Pool;
  onSignal: (signal: Signal) => void;
  /** It listens again after a time in which it heard nothing. */
  onGap: () => void;
};

export type Listener = {
  /** From the first time on that it listens. */
  ready: Promise<void>;
  close: () => Promise<void>;
};

const firstPause = 100;
const longestPause = 10_000;
const pingEvery = 30_000;
const pingPatience = 10_000;
const hangUpPatience = 250;

/** One connection of its own that hears what all processes announce, and comes back when it is lost. */
export function openListener({ pool, onSignal, onGap }: Options): Listener {
  const ending = new AbortController();
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  let hasListened = false;

  const onListening = () => {
    if (hasListened) onGap();
    hasListened = true;
    resolve();
  };

  const run = async (): Promise<void> => {
    let pause = firstPause;
    while (!ending.signal.aborted) {
      const hasHeard = await listen({ pool, onSignal, onListening, ending: ending.signal });
      pause = hasHeard ? firstPause : Math.min(pause * 2, longestPause);
      await wait(pause, ending.signal);
    }
  };
  const running = run();

  return {
    ready,
    close: async () => {
      ending.abort();
      await running;
    },
  };
}

type Listening = Pick<Options, "pool" | "onSignal"> & { onListening: () => void; ending: AbortSignal };

/** Until the connection is lost or everything ends. Answers with whether it listened at all. */
async function listen({ pool, onSignal, onListening, ending }: Listening): Promise<boolean> {
  const client = new pg.Client(pool.options);
  const lost = new AbortController();
  client.on("error", () => lost.abort());
  client.on("end", () => lost.abort());
  client.on("notification", ({ channel: on, payload }) => {
    if (on !== channel || !payload) return;
    const { data } = signal.safeParse(JSON.parse(payload));
    // A newer version of the server may say more than this one knows.
    if (data) onSignal(data);
  });
  const over = AbortSignal.any([lost.signal, ending]);
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    onListening();
    while (!over.aborted) {
      await wait(pingEvery, over);
      // A connection may die without a word.
      if (!over.aborted) await answered(client, over);
    }
    return true;
  } catch {
    return false;
  } finally {
    await Promise.race([client.end().catch(() => {}), delay(hangUpPatience, undefined, { ref: false })]);
  }
}

/** Throws where the database is silent. */
async function answered(client: pg.Client, over: AbortSignal): Promise<void> {
  const given = AbortSignal.any([AbortSignal.timeout(pingPatience), over]);
  await Promise.race([client.query("select 1"), once(given, "abort")]);
  if (given.aborted) throw new Error("no answer");
}

async function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  await delay(milliseconds, undefined, { signal, ref: false }).catch(() => {});
}
