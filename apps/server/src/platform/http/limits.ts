import { Socket } from "node:net";
import { cpuUsage } from "node:process";
import { getHeapStatistics } from "node:v8";
import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { networkOf } from "../auth/network.ts";
import { HttpError, WaitError } from "./http-error.ts";

declare module "fastify" {
  interface FastifyInstance {
    countRead: (address: string) => Counted;
  }
  interface FastifyContextConfig {
    /** May be called as often as one likes. */
    isUncounted?: boolean;
    /** Called in place of the refusal when the server is overloaded: a route that costs next to nothing answers all the same. */
    pressureHandler?: () => void;
  }
}

/** What the answer says of how often its address has called, and whether that is too often. */
type Counted = { headers: Readonly<Record<string, number>>; isTooMany: boolean };

const fullHeap = 0.92;
/** Of one processor. */
const ownWork = 0.5;

type Limits = {
  readsPerMinute: number;
  /** For so long after it is ready, turns of whole seconds are those of the start: a program that is read, profiles that are compiled. */
  startMs?: number;
  /** Over which delays and work are taken together. */
  windowMs?: number;
  /** What all threads of this process have used of the processors, in ms. */
  usedMs?: () => number;
};

function usedByProcess(): number {
  const { user, system } = cpuUsage();
  return (user + system) / 1000;
}

/** Counts how often one address calls, and sheds load. */
export async function addLimits(
  app: FastifyInstance,
  { readsPerMinute, startMs = 30_000, windowMs = 5000, usedMs = usedByProcess }: Limits,
): Promise<void> {
  let startsUntil = Infinity;
  app.addHook("onReady", async () => {
    startsUntil = performance.now() + startMs;
  });
  app.decorate("countRead", createReadCount(readsPerMinute));
  const share = processorShare(app, windowMs, usedMs);
  await app.register(underPressure, {
    // The mean over five seconds: one long turn, as when many profiles are read anew, is no overload.
    maxEventLoopDelay: 500,
    sampleInterval: windowMs,
    pressureHandler: async (_request, _reply, type) => {
      const isStarting = performance.now() < startsUntil;
      // Late because other programs have the processors: to refuse would only be worse than to be slow.
      const isOwnWork = share() >= ownWork;
      if (type !== "eventLoopDelay" || (!isStarting && isOwnWork)) throw new WaitError("overloaded", 10);
    },
    // Before Node gives up: what is held by requests that wait becomes free again.
    maxHeapUsedBytes: Math.floor(getHeapStatistics().heap_size_limit * fullHeap),
  });
}

const mostNetworks = 5000;
const minute = 60_000;

/** Counts what one network asks for in a minute, from the first time on. */
function createReadCount(readsPerMinute: number): (address: string) => Counted {
  const minutes = new LRUCache<string, { reads: number; end: number }>({ max: mostNetworks });
  return (address) => {
    const network = networkOf(address);
    const now = Date.now();
    const known = minutes.get(network);
    const current = known && known.end > now ? known : { reads: 0, end: now + minute };
    if (current !== known) minutes.set(network, current);
    current.reads += 1;
    const isTooMany = current.reads > readsPerMinute;
    const seconds = Math.ceil((current.end - now) / 1000);
    const headers = {
      "x-ratelimit-limit": readsPerMinute,
      "x-ratelimit-remaining": Math.max(0, readsPerMinute - current.reads),
      "x-ratelimit-reset": seconds,
      ...(isTooMany && { "retry-after": seconds }),
    };
    return { headers, isTooMany };
  };
}

/** What was used in the last window: 1 is one processor, wholly. */
function processorShare(app: FastifyInstance, windowMs: number, usedMs: () => number): () => number {
  const now = () => ({ used: usedMs(), at: performance.now() });
  let share = 0;
  let before = now();
  const timer = setInterval(() => {
    const after = now();
    share = (after.used - before.used) / (after.at - before.at);
    before = after;
  }, windowMs);
  app.addHook("onClose", async () => clearInterval(timer));
  return () => share;
}

/**
 * How often one address may call. Must come after what refuses for other reasons: such calls are not counted. Nor are those that the
 * server makes to itself for a page: they have no real socket.
 */
export function addReadLimit(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    const { socket } = request.raw;
    const isFromHere = !(socket instanceof Socket);
    // Of who has gone again already no address is known, and nobody waits for the answer.
    const isGone = socket.remoteAddress === undefined;
    if (isFromHere || isGone || request.routeOptions.config.isUncounted) return;
    const { headers, isTooMany } = app.countRead(request.ip);
    reply.headers(headers);
    if (isTooMany) throw new HttpError("too-many-requests");
  });
}
