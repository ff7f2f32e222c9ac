import { Worker } from "node:worker_threads";
import type { RoundsPlan, RoundsTask } from "@khamt/matching";
import { createTurns } from "../../platform/turns.ts";

/** `isThere`: round after round, 1 for each person who is. */
export type PlanningTask = Omit<RoundsTask, "isThere"> & { readonly isThere: Uint8Array };

/** A plan takes a processor for seconds: one after the other, and no more than a few wait. */
const inTurn = createTurns({ atOnce: 1, mostWaiting: 5, patience: 30_000 });

/** On a thread of its own, so that everybody else is served meanwhile. Throws "overloaded" where too many wait. */
export function planInThread(task: PlanningTask): Promise<RoundsPlan> {
  return inTurn("rounds", () => run(task));
}

async function run(workerData: PlanningTask): Promise<RoundsPlan> {
  const done = Promise.withResolvers<RoundsPlan>();
  const worker = new Worker(new URL("plan-worker.ts", import.meta.url), { workerData, execArgv: [] });
  worker.once("message", done.resolve);
  worker.once("error", done.reject);
  worker.once("exit", (code) => done.reject(new Error(`the thread that plans exited with ${code}`)));
  try {
    return await done.promise;
  } finally {
    await worker.terminate();
  }
}
