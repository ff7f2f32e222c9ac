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
export interface Times {
  readonly p50: number;
  readonly p95: number;
}

/** The time of each query, once; processor time, because other programs' work does not change it much. */
export function timesOf<Q>(queries: readonly Q[], run: (query: Q) => void): Times {
  const times = queries.map((query) => {
    const started = cpuSeconds();
    run(query);
    return (cpuSeconds() - started) * 1000;
  });
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;
  return { p50: at(0.5), p95: at(0.95) };
}
