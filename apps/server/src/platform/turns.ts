import { WaitError } from "./http/http-error.ts";

type Limits = {
  /** Tasks that run at once, of all keys together. */
  atOnce: number;
  /** Tasks that wait, of one key. */
  mostWaiting: number;
  /** Milliseconds that a task waits for its turn. */
  patience: number;
  /** What who would wait too long is told. */
  refusal?: "overloaded" | "too-many-requests";
  /** Whether it is not the key's doing that its turns are slow: it waits on. */
  waitsOn?: (key: string) => boolean;
};
type Waiting = { key: string; begin: () => void };

/** Runs a task when it is its key's turn. */
type InTurn = <Result>(key: string, task: () => Promise<Result>) => Promise<Result>;

const secondsToWait = 5;

/**
 * Tasks of one key run one after another, those of different keys beside each other, as many as there is room for: who
 * asks for much waits for itself. Throws the refusal for who would wait too long.
 */
export function createTurns({
  atOnce,
  mostWaiting,
  patience,
  refusal = "overloaded",
  waitsOn = () => false,
}: Limits): InTurn {
  const waiting = new Set<Waiting>();
  const waitingOf = new Map<string, number>();
  const running = new Set<string>();

  const leave = (entry: Waiting) => {
    if (!waiting.delete(entry)) return;
    const left = (waitingOf.get(entry.key) ?? 1) - 1;
    if (left > 0) waitingOf.set(entry.key, left);
    else waitingOf.delete(entry.key);
  };

  const next = () => {
    for (const each of waiting) {
      if (running.size >= atOnce) return;
      if (running.has(each.key)) continue;
      leave(each);
      running.add(each.key);
      each.begin();
    }
  };

  const turnOf = async (key: string) => {
    const others = waitingOf.get(key) ?? 0;
    if (others >= mostWaiting) throw new WaitError(refusal, secondsToWait);
    const turn = Promise.withResolvers<void>();
    const entry = { key, begin: turn.resolve };
    const timer = setInterval(() => {
      if (waitsOn(key)) return;
      leave(entry);
      turn.reject(new WaitError(refusal, secondsToWait));
    }, patience);
    waiting.add(entry);
    waitingOf.set(key, others + 1);
    next();
    try {
      await turn.promise;
    } finally {
      clearInterval(timer);
    }
  };

  return async (key, task) => {
    await turnOf(key);
    try {
      return await task();
    } finally {
      running.delete(key);
      next();
    }
  };
}
