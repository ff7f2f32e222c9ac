import { WaitError } from "../http/http-error.ts";
import type { Signal } from "./channel.ts";
import type { Stream } from "./stream.ts";

type Options = {
  clock: () => Date;
  /** Of these sessions those that have not ended. */
  sessionsAlive: (sids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Open at once from one network. */
  streamsOfNetwork?: number | undefined;
};

export type Hub = {
  /** The member's oldest stream gives way to a sixth one. Throws too-many-requests. */
  add: (stream: Stream) => void;
  remove: (stream: Stream) => void;
  deliver: (signal: Signal) => void;
  /** Something may have been missed. */
  resync: () => void;
  /** To be called every quarter of a minute. */
  tick: () => Promise<void>;
  close: () => void;
};

const mostOfUser = 5;
/** Beside each other behind one router: an incubator is a network of many. */
export const usualStreamsOfNetwork = 250;
const checkEvery = 60_000;
/** Milliseconds after which pages open their stream again: not all at once. */
const soonest = 500;
const spread = 2500;

/** The open streams of this process. */
export function createHub({ clock, sessionsAlive, streamsOfNetwork = usualStreamsOfNetwork }: Options): Hub {
  const ofUser = new Map<string, Set<Stream>>();
  const ofNetwork = new Map<string, number>();
  let checkedAt = clock().getTime();

  const all = () => [...ofUser.values()].flatMap((streams) => [...streams]);

  const remove = (stream: Stream) => {
    const { userId, network } = stream;
    const streams = ofUser.get(userId);
    if (!streams?.delete(stream)) return;
    if (streams.size === 0) ofUser.delete(userId);
    const left = (ofNetwork.get(network) ?? 1) - 1;
    if (left === 0) ofNetwork.delete(network);
    else ofNetwork.set(network, left);
  };

  const close = (stream: Stream) => {
    remove(stream);
    stream.end(soonest + Math.floor(Math.random() * spread));
  };

  const check = async (streams: readonly Stream[]) => {
    if (streams.length === 0) return;
    const alive = await sessionsAlive([...new Set(streams.map(({ sid }) => sid))]);
    for (const stream of streams) if (!alive.has(stream.sid)) close(stream);
  };

  return {
    remove,
    add: (stream) => {
      const { userId, network } = stream;
      const others = ofNetwork.get(network) ?? 0;
      if (others >= streamsOfNetwork) throw new WaitError("too-many-requests", 60);
      const streams = ofUser.get(userId) ?? new Set();
      const [oldest] = streams;
      if (oldest && streams.size >= mostOfUser) {
        oldest.send({ kind: "replaced" });
        close(oldest);
      }
      ofUser.set(userId, streams.add(stream));
      ofNetwork.set(network, (ofNetwork.get(network) ?? 0) + 1);
    },
    deliver: ({ users, event }) => {
      const streams = users.flatMap((user) => [...(ofUser.get(user) ?? [])]);
      if (event.kind === "sessions") void check(streams).catch(() => {});
      else for (const stream of streams) stream.send(event);
    },
    resync: () => {
      for (const stream of all()) stream.send({ kind: "resync" });
    },
    tick: async () => {
      for (const stream of all()) stream.beat();
      const now = clock().getTime();
      if (now - checkedAt < checkEvery) return;
      checkedAt = now;
      await check(all());
    },
    close: () => {
      for (const stream of all()) close(stream);
    },
  };
}
