import { setTimeout as delay } from "node:timers/promises";
import { answerOf, type Call } from "./calls.ts";
import { cpuMsOf } from "./process-use.ts";

/**
 * Milliseconds from when a call was due until all its bytes were there; how many were told to come back later, and how many failed.
 */
export type Drive = { times: number[]; refused: number; errors: number };

/** So many calls a second, each in its turn, whether or not those before are answered: a slow server gathers a queue. */
export async function drive(
  origin: string,
  calls: readonly Call[],
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Drive> {
  const driven: Drive = { times: [], refused: 0, errors: 0 };
  const start = performance.now();
  const sent: Promise<void>[] = [];
  for (let number = 0; number < rate * seconds; number += 1) {
    const due = start + (number * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 0) await delay(wait);
    const call = calls[number % calls.length];
    if (call) sent.push(send(call, due));
  }
  await Promise.all(sent);
  driven.times.sort((one, other) => one - other);
  return driven;

  async function send(call: Call, due: number): Promise<void> {
    const status = await answerOf(origin, call).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) driven.times.push(performance.now() - due);
    else if (status === 503 || status === 429) driven.refused += 1;
    else driven.errors += 1;
  }
}

const longestWait = 600;

/**
 * Waits until the process has nothing more to do by itself, such as after its start, but no longer than ten minutes. Answers with how
 * many milliseconds a second it then works: what it does by itself counts among what its calls take.
 */
export async function calm(pid: number): Promise<number> {
  let work = Infinity;
  for (let [idle, second] = [0, 0]; idle < 3 && second < longestWait; second += 1) {
    const before = cpuMsOf(pid);
    await delay(1000);
    work = cpuMsOf(pid) - before;
    idle = work < 50 ? idle + 1 : 0;
  }
  return work;
}
