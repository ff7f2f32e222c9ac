import { Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { networksOf } from "../auth/network.ts";
import { createTurns } from "../turns.ts";
import { measured } from "../used-time.ts";
import { HttpError, WaitError } from "./http-error.ts";

type InBudget = <Result>(
  request: FastifyRequest,
  cost: number,
  task: () => Promise<Result>,
) => Promise<Result>;

declare module "fastify" {
  interface FastifyInstance {
    /** Runs what costs so many milliseconds of a processor when its reader's network has them. */
    inBudget: InBudget;
  }
  interface FastifyContextConfig {
    /** Milliseconds of a processor that an answer takes, where they are many. */
    cost?: number;
  }
}

/** A quarter of a processor for each network. */
export const usualCostlyMsPerSecond = 250;
/** Milliseconds that a call waits for its turn, and for its network to have earned what it costs. */
const usualPatience = 10_000;
/** Calls of one reader that wait: more than a class that presses the same button. */
const mostWaiting = 80;
/** Seconds' worth of earnings that a network has saved up: a page with its questions comes at once. */
const savedSeconds = 3;
/** How many times more than its cost a call is charged at most. */
const mostSurplus = 20;
/** Networks whose spending is remembered; each is a number. */
const mostNetworks = 20_000;

/**
 * What is dear is paid for by who asks for it. Each network earns `msPerSecond` of a processor's time and spends it on
 * searches, matches and pages, one after another: who asks for more waits for itself, while others are served. Members
 * have a purse of their own beside those of other members of their network.
 */
export function addBudgets(
  app: FastifyInstance,
  { msPerSecond, patience = usualPatience }: { msPerSecond: number; patience?: number },
): void {
  /** When each purse will be full again. */
  const fullAt = new LRUCache<string, number>({ max: mostNetworks });
  // Whose turns take long though something is saved has not asked for much: the machine is busy.
  const hasSavings = (key: string) => (fullAt.get(key) ?? 0) - performance.now() < savedSeconds * 500;
  const inTurn = createTurns({
    atOnce: Infinity,
    mostWaiting,
    patience,
    refusal: "too-many-requests",
    waitsOn: hasSavings,
  });

  const pay = (purses: readonly Purse[], cost: number): number => {
    const now = performance.now();
    const debts = purses.map(({ key, share }) => {
      const full = Math.max(now, fullAt.get(key) ?? now) + (cost / (msPerSecond * share)) * 1000;
      return { key, full, wait: full - now - savedSeconds * 1000 };
    });
    const wait = Math.max(0, ...debts.map((each) => each.wait));
    if (wait > patience) throw new WaitError("too-many-requests", wait / 1000);
    for (const { key, full } of debts) fullAt.set(key, full);
    return wait;
  };

  /** What took more than was thought is paid for afterwards, within bounds: others may have been in the way. */
  const payRest = (purses: readonly Purse[], rest: number): void => {
    const now = performance.now();
    for (const { key, share } of purses)
      fullAt.set(key, Math.max(now, fullAt.get(key) ?? now) + (rest / (msPerSecond * share)) * 1000);
  };

  const inBudget: InBudget = async (request, cost, task) => {
    // A page is made with calls that the server makes to itself: the page has paid for them.
    if (cost === 0 || !(request.raw.socket instanceof Socket)) return task();
    const purses = pursesOf(request);
    return inTurn(purses[0].key, async () => {
      if (request.raw.destroyed && request.raw.socket.destroyed) throw new HttpError("bad-request");
      const wait = pay(purses, cost);
      if (wait > 0) await setTimeout(wait);
      return measured(task, (used) => {
        if (used > cost) payRest(purses, Math.min(used - cost, cost * mostSurplus));
      });
    });
  };
  app.decorate("inBudget", inBudget);
}

type Purse = { key: string; share: number };

/** The reader's own, and those that they share with more and more others. */
function pursesOf({ ip, user }: FastifyRequest): [Purse, ...Purse[]] {
  const { own, around } = networksOf(ip);
  const shared = [...(user ? [`members ${own}`] : []), ...around].map((key, at) => ({ key, share: at + 2 }));
  return [{ key: user ? `member ${user.id}` : own, share: 1 }, ...shared];
}
