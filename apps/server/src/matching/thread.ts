import { Worker } from "node:worker_threads";
import { explain } from "../platform/log.ts";
import { useElsewhere } from "../platform/used-time.ts";
import { WaitError } from "../platform/http/http-error.ts";
import type { Ask, FromThread, ThreadData } from "./calls.ts";

export type Thread = {
  /** Rejects with "overloaded" when too many wait, with "getting-ready" when the thread has ended: another will take its place. */
  ask: Ask;
  /** Why it ended. */
  ended: Promise<string>;
  close: () => Promise<void>;
};

type Waiting = PromiseWithResolvers<unknown> & { use: (milliseconds: number) => void };
type Options = ThreadData & {
  say: (line: string) => void;
  /** Milliseconds in which a thread that is asked answers something. */
  longestSilence?: number;
};

/** Whoever comes too early is asked to come back after so long. */
export const secondsToWait = 3;
/** Calls that wait for an answer, of all requests together. */
const mostWaiting = 200;
/** However many profiles there are, no answer takes so long: what does may take for ever, and all others wait for it. */
const usualSilence = 120_000;

export function startThread({ say, longestSilence = usualSilence, ...workerData }: Options): Thread {
  const worker = new Worker(new URL("matching-worker.ts", import.meta.url), { workerData, execArgv: [] });
  const waiting = new Map<number, Waiting>();
  const ended = Promise.withResolvers<string>();
  let reason: string | undefined;
  let lastCall = 0;
  let hasEnded = false;
  let silence: NodeJS.Timeout | undefined;

  const listen = (): void => {
    clearTimeout(silence);
    silence = waiting.size > 0 ? setTimeout(giveUp, longestSilence).unref() : undefined;
  };
  const giveUp = (): void => {
    reason = `it gave no answer for ${longestSilence / 1000} s`;
    void worker.terminate();
  };
  const receive = (message: FromThread): void => {
    if (message.type === "left-out") return say(message.line);
    const call = waiting.get(message.call);
    waiting.delete(message.call);
    listen();
    if (message.type === "answered") {
      call?.use(message.used);
      call?.resolve(message.output);
    } else call?.reject(new Error(message.message));
  };
  worker.on("message", receive);
  worker.on("error", (error: unknown) => {
    reason = explain(error);
  });
  worker.on("exit", (code) => {
    hasEnded = true;
    clearTimeout(silence);
    for (const call of waiting.values()) call.reject(new WaitError("getting-ready", secondsToWait));
    waiting.clear();
    ended.resolve(reason ?? `it exited with ${code}`);
  });

  return {
    ask: (name, input) => {
      if (hasEnded) return Promise.reject(new WaitError("getting-ready", secondsToWait));
      if (waiting.size >= mostWaiting) return Promise.reject(new WaitError("overloaded", secondsToWait));
      const call = ++lastCall;
      const pending = Promise.withResolvers<unknown>();
      waiting.set(call, { ...pending, use: useElsewhere() });
      if (silence === undefined) listen();
      worker.postMessage({ call, name, input }, []);
      return pending.promise as ReturnType<Ask>;
    },
    ended: ended.promise,
    close: async () => {
      await worker.terminate();
    },
  };
}
