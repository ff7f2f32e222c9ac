/** Runs tasks in their order, no more than so many at once. */
export function createTurns(atOnce: number) {
  let free = atOnce;
  const waiting: (() => void)[] = [];

  return async function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
