// oxlint-disable-next-line import/default -- the bundler gives the address of the worker it has made
import workerAddress from "./worker.ts?worker&url";
import { startWorker, type WorkerClient } from "../../../lib/worker/client.ts";
import type { Calls } from "./protocol.ts";

export type MatchingWorker = WorkerClient<Calls>;

export function startMatchingWorker(): MatchingWorker {
  return startWorker<Calls>(workerAddress);
}

/** Page and index are of different versions of the product. */
export function isStale(error: unknown): boolean {
  return error instanceof Error && error.name === "SnapshotError";
}
