/**
 * Calls `onLate` once when `busyMs()` passes the limit. The engine knows neither statement_timeout nor cancelling, so
 * ending its thread is the only way to stop a query.
 */
export function startWatchdog(options: {
  limitMs: number;
  busyMs: () => number;
  onLate: (error: Error) => void;
}) {
  const { limitMs, busyMs, onLate } = options;
  const look = () => {
    if (busyMs() < limitMs) return;
    stop();
    onLate(
      new Error(
        `A query ran for more than ${limitMs} ms. The embedded database was stopped; restart the server.`,
      ),
    );
  };
  const timer = setInterval(look, Math.min(1000, limitMs / 4)).unref();
  const stop = () => clearInterval(timer);
  return { stop };
}
