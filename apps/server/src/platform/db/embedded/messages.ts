/** What crosses between the main thread and the thread of the database engine. */

export type ToEngine =
  | { type: "open"; client: number }
  | { type: "data"; client: number; bytes: Uint8Array<ArrayBuffer> }
  | { type: "close"; client: number }
  | { type: "run"; call: number; sql: string }
  | { type: "end" };

export type FromEngine =
  | { type: "ready" }
  | { type: "data"; client: number; bytes: Uint8Array<ArrayBuffer> }
  | { type: "hangUp"; client: number }
  | { type: "ran"; call: number; rows: unknown[] }
  | { type: "failed"; call: number; message: string }
  | { type: "log"; text: string }
  | { type: "fatal"; message: string }
  | { type: "ended" };

export type EngineWorkerData = {
  folder: string;
  durable: boolean;
  idleInTransactionMs: number;
  gauges: SharedArrayBuffer;
};

/**
 * Two numbers that the main thread can read while the engine is busy: when the present query began
 * (process.hrtime in ns, 0 for none), and how many syncs were made.
 */
export function createGauges(shared: SharedArrayBuffer = new SharedArrayBuffer(16)) {
  const cells = new BigInt64Array(shared);
  return {
    shared,
    setBusy: (isBusy: boolean) => void Atomics.store(cells, 0, isBusy ? process.hrtime.bigint() : 0n),
    busyMs: () => {
      const since = Atomics.load(cells, 0);
      return since === 0n ? 0 : Number(process.hrtime.bigint() - since) / 1e6;
    },
    countSync: () => void Atomics.add(cells, 1, 1n),
    syncs: () => Number(Atomics.load(cells, 1)),
  };
}

export type Gauges = ReturnType<typeof createGauges>;
