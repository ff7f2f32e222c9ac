const lookEvery = 500;

/**
 * Calls back when the process that started this one has gone without a signal: npm that was killed, or a shell that
 * passes no signal on. Windows keeps the number of a parent that has gone, and ends a console's programs together.
 */
export function endWithParent(stop) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, lookEvery);
  timer.unref();
}
