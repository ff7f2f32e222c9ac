type Setup = {
  /** So many failures in a row begin a pause. */
  failures: number;
  /** Milliseconds. */
  pause: number;
  /** Milliseconds of a clock that never goes back. */
  now: () => number;
};

/** Spares an endpoint that keeps failing. After the pause one more failure begins the next. */
export function createBreaker({ failures, pause, now }: Setup) {
  let inRow = 0;
  let pausedUntil = -Infinity;
  const isPaused = () => now() < pausedUntil;

  return {
    isPaused,
    succeed: () => {
      inRow = 0;
    },
    /** Says whether this failure begins a pause. */
    fail: (): boolean => {
      inRow += 1;
      if (inRow < failures || isPaused()) return false;
      pausedUntil = now() + pause;
      return true;
    },
  };
}
