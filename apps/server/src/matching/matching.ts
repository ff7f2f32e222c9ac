import type { Rates } from "../entities/meaning.ts";
import { explain } from "../platform/log.ts";
import type { Db } from "../platform/db/handle.ts";
import { WaitError } from "../platform/http/http-error.ts";
import type { Ask } from "./calls.ts";
import { createFollower, type Follower } from "./follower.ts";
import { createKeeper, type Keeper } from "./keeper.ts";
import { keepAnswers } from "./kept-answers.ts";
import { secondsToWait, startThread, type Thread } from "./thread.ts";

export type Matching = {
  /** Starts reading, and from then on follows what is written also while nobody asks. */
  warm: () => void;
  /** As `upToDate`, for work that nobody waits for: however long reading takes. */
  whenReady: () => Promise<Ask>;
  /**
   * For questions whose answers know of every change that was saved before. Throws "getting-ready" where profiles are still to be read
   * once, or where it takes too long to read what was written since.
   */
  upToDate: () => Promise<Ask>;
  /** Whether all profiles have been read once. */
  isReady: () => boolean;
  /** Another whenever the same question may be answered otherwise than before; undefined while that is about to change. */
  moment: () => string | undefined;
  close: () => Promise<void>;
};

type Options = {
  db: Db;
  rates: Rates;
  /** One line for the operator. */
  say?: (line: string) => void;
  /**
   * In milliseconds: how long after its beginning questions wait for all profiles to be read once, and how long each waits for what was
   * written since.
   */
  patience?: { begin: number; follow: number };
  /** Whether attention is spread over profiles that fit nearly alike. */
  fairExposure?: boolean;
  clock?: () => Date;
  start?: typeof startThread;
};

const followEvery = 500;
/** Who opens a page as soon as the server listens gets it, a few seconds later. */
const usualPatience = { begin: 10_000, follow: 2000 };

type Life = Follower & {
  number: number;
  begunAt: number;
  kept: ReturnType<typeof keepAnswers>;
  thread: Thread;
  keeper: Keeper;
};

/**
 * The thread that matches. None is started before the first question or `warm()`; one that dies is replaced when somebody
 * asks, and at once where it was warmed.
 */
export function createMatching({
  db,
  rates,
  say = () => {},
  patience = usualPatience,
  fairExposure = false,
  clock = () => new Date(),
  start = startThread,
}: Options): Matching {
  let life: Life | undefined;
  let lives = 0;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  function living(): Life {
    if (isClosed) throw new WaitError("overloaded", secondsToWait);
    return (life ??= begin());
  }

  function begin(): Life {
    const thread = start({ mntPerUsd: rates.mntPerUsd, fairExposure, say });
    const kept = keepAnswers(thread.ask);
    const told = { db, ask: kept.ask, say, clock };
    const keeper = createKeeper(told);
    const started = {
      ...createFollower({ ...told, restore: keeper.restore }),
      number: (lives += 1),
      begunAt: performance.now(),
      kept,
      thread,
      keeper,
    };
    void outlive(started);
    return started;
  }

  async function outlive(ended: Life): Promise<void> {
    const reason = await ended.thread.ended;
    if (life === ended) life = undefined;
    if (!isClosed) say(`The thread that matches has ended (${reason}). A new one takes its place.`);
  }

  async function catchUp(): Promise<Ask> {
    const { whenReady, follow, kept } = living();
    await whenReady();
    await follow();
    return kept.ask;
  }

  async function catchUpSoon(): Promise<Ask> {
    const { serving, whenReady, begunAt } = living();
    // Who waits keeps their next calls waiting: where it takes long, the browser asks again instead.
    const left = Math.max(0, begunAt + patience.begin - performance.now());
    if (!serving()) await within(left, whenReady());
    return within(patience.follow, catchUp());
  }

  function followOn(): void {
    timer = setTimeout(() => void followOnce(), followEvery);
    timer.unref();
  }

  async function followOnce(): Promise<void> {
    try {
      await catchUp();
      if (life) life.keeper.keepWhenDue(life.serving);
    } catch {
      // It is the next question's failure too, which tells it.
    }
    if (!isClosed) followOn();
  }

  return {
    warm: () => {
      catchUp().catch((error: unknown) => {
        if (!isClosed) say(`Matching could not begin yet: ${explain(error)}`);
      });
      followOn();
    },
    whenReady: catchUp,
    upToDate: catchUpSoon,
    isReady: () => life?.serving() !== undefined,
    moment: () => {
      const changes = life?.kept.changes();
      return changes === undefined ? undefined : `${life?.number} ${changes}`;
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      const last = life;
      await last?.thread.close();
      await last?.settled();
      await last?.keeper.settled();
    },
  };
}

async function within<T>(patience: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new WaitError("getting-ready", secondsToWait)), patience);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Matching does not answer now, and will soon: what can do without it does. */
export function isBusy(error: unknown): boolean {
  return error instanceof WaitError && error.id !== "too-many-requests";
}
