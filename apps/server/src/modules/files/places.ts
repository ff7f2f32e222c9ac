import { WaitError } from "../../platform/http/http-error.ts";

type Most = { all: number; each: number };

/** As many things at once as there are places: for all members together, and for one of them. */
export function createPlaces(most: Most) {
  const taken = new Map<string, number>();
  let all = 0;

  /** Throws overloaded where there is no place. */
  return async function inPlace<Result>(userId: string, task: () => Promise<Result>): Promise<Result> {
    const own = taken.get(userId) ?? 0;
    if (all >= most.all || own >= most.each) throw new WaitError("overloaded", secondsWhenFull);
    all += 1;
    taken.set(userId, own + 1);
    try {
      return await task();
    } finally {
      all -= 1;
      const left = (taken.get(userId) ?? 1) - 1;
      if (left > 0) taken.set(userId, left);
      else taken.delete(userId);
    }
  };
}

const secondsWhenFull = 5;
