import type { LiveEvent } from "@khamt/contract";
import { sessionsAlive } from "../auth/sessions.ts";
import type { Db } from "../db/handle.ts";
import { type Listener, openListener, poolOf } from "../db/listener.ts";
import { announce, channel, readSignal } from "./channel.ts";
import { createHub } from "./hub.ts";
import type { Stream } from "./stream.ts";

export type Live = {
  /** Inside the transaction that writes: the users' open pages hear of it once that is committed. */
  publish: (tx: Db, users: readonly string[], event: LiveEvent) => Promise<void>;
};

export type LiveStreams = Live & {
  /** Waits until nothing can be missed. Throws too-many-requests. */
  add: (stream: Stream) => Promise<void>;
  remove: (stream: Stream) => void;
  tick: () => Promise<void>;
  /** Ends all streams; the pages open new ones elsewhere, or here after a restart. */
  close: () => Promise<void>;
};

const beatEvery = 15_000;

export const publish: Live["publish"] = (tx, users, event) => announce(tx, { users, event });

type Options = { db: Db; clock: () => Date; streamsOfNetwork?: number | undefined };

/** Listens from the first stream on. */
export function createLive({ db, clock, streamsOfNetwork }: Options): LiveStreams {
  const hub = createHub({
    clock,
    streamsOfNetwork,
    sessionsAlive: (sids) => sessionsAlive(db, { sids, now: clock() }),
  });
  let listener: Listener | undefined;
  let beating: NodeJS.Timeout | undefined;

  const start = (): Listener => {
    beating = setInterval(() => void hub.tick().catch(() => {}), beatEvery).unref();
    return openListener({
      pool: poolOf(db),
      channel,
      onMessage: (message) => {
        const signal = readSignal(message);
        if (signal) hub.deliver(signal);
      },
      onListening: (hasGap) => hasGap && hub.resync(),
    });
  };

  return {
    publish,
    add: async (stream) => {
      await (listener ??= start()).ready;
      hub.add(stream);
    },
    remove: hub.remove,
    tick: hub.tick,
    close: async () => {
      clearInterval(beating);
      hub.close();
      await listener?.close();
    },
  };
}
