/** Processor seconds that this process has used, all its threads together. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** What the process holds once garbage is gone: objects, and what buffers hold outside the heap. */
export function bytesHeld(): number {
  if (globalThis.gc === undefined) throw new Error("run with --expose-gc");
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** In milliseconds of processor time. */
export type Times = {
  readonly p50: number;
  readonly p95: number;
  /** How many queries were measured. */
  readonly count: number;
};

/** Seconds that an engine gets to answer, and to warm up before. */
const patience = { measured: 60, warmUp: 10 } as const;

/**
 * Runs the first `warmUp` queries, then takes the time of each of the others, once; as many of both as an engine can
 * answer in the time that it gets. Processor time, because other programs' work does not change it much.
 */
export function timesOf<Q>(queries: readonly Q[], warmUp: number, run: (query: Q) => void): Times {
  timeEach(queries.slice(0, warmUp), run, patience.warmUp);
  const times = timeEach(queries.slice(warmUp), run, patience.measured).sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;
  return { p50: at(0.5), p95: at(0.95), count: times.length };
}

function timeEach<Q>(queries: readonly Q[], run: (query: Q) => void, seconds: number): number[] {
  const times: number[] = [];
  const end = cpuSeconds() + seconds;
  for (const query of queries) {
    const started = cpuSeconds();
    if (started > end) break;
    run(query);
    times.push((cpuSeconds() - started) * 1000);
  }
  return times;
}
