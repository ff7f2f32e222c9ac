import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { createBreaker } from "./breaker.ts";
import type { Model, Prompt } from "./model.ts";

export type Question = Prompt & {
  /** What is to be kept of an answer; undefined when it is unfit. */
  accept: (answer: string) => string | undefined;
};

/** Undefined when there is no fit answer by the signal. Never rejects. */
export type Ask = (question: Question, signal: AbortSignal) => Promise<string | undefined>;

type Limits = { atOnce: number; kept: number; failures: number; pause: number };

type Setup = {
  model: Model;
  limits: Limits;
  now: () => number;
  /** One line for the operator. */
  say: (line: string) => void;
};

/** Every guard between us and the endpoint: memory, pause after failures, so many calls at once, time. */
export function createAsk({ model, limits, now, say }: Setup): Ask {
  const answers = new LRUCache<string, Promise<string | undefined>>({ max: limits.kept });
  const breaker = createBreaker({ ...limits, now });
  const limit = pLimit(limits.atOnce);

  return async function ask(question, signal) {
    const key = keyOf(question);
    const known = answers.get(key);
    if (known) return inTime(known, signal);
    const answer = limit(() => call(question, signal));
    remember(key, answer, signal);
    return inTime(answer, signal);
  };

  /** Until it fails, or has not come in time: who asks then asks anew. */
  function remember(key: string, answer: Promise<string | undefined>, signal: AbortSignal): void {
    const forget = () => answers.delete(key);
    answers.set(key, answer);
    signal.addEventListener("abort", forget);
    answer.then(
      () => signal.removeEventListener("abort", forget),
      () => signal.aborted || forget(),
    );
  }

  /** Rejects when nothing was answered; an unfit answer is undefined, and is remembered so that it isn't paid for again. */
  async function call({ accept, ...prompt }: Question, signal: AbortSignal): Promise<string | undefined> {
    signal.throwIfAborted();
    if (breaker.isPaused()) throw new Error("paused");
    const answer = await model(prompt, signal);
    if ("failure" in answer) {
      fail(answer.failure);
      throw new Error(answer.failure);
    }
    const accepted = accept(answer.text);
    if (accepted === undefined) fail("an unfit answer");
    else breaker.succeed();
    return accepted;
  }

  function fail(why: string): void {
    if (!breaker.fail()) return;
    say(
      `The AI endpoint failed ${limits.failures} times in a row (last: ${why}). It is not called for a while.`,
    );
  }
}

function keyOf({ instructions, data }: Question): string {
  return createHash("sha256")
    .update(JSON.stringify([instructions, data]))
    .digest("base64url");
}

async function inTime(answer: Promise<string | undefined>, signal: AbortSignal): Promise<string | undefined> {
  const { promise: over, resolve } = Promise.withResolvers<undefined>();
  const end = () => resolve(undefined);
  if (signal.aborted) end();
  signal.addEventListener("abort", end);
  try {
    return await Promise.race([answer, over]);
  } catch {
    return undefined;
  } finally {
    signal.removeEventListener("abort", end);
  }
}
