import { setTimeout as delay } from "node:timers/promises";
import { explain } from "../platform/log.ts";

type Wanted = {
  signal: AbortSignal;
  warn: (line: string) => void;
  /** Milliseconds until those that could not begin are tried again. */
  pause?: number;
};

/** Begins each, and what could not begin once more after a while: a database that is away comes back. Ends when all have begun or are no longer wanted. */
export async function beginEach<Item>(
  items: readonly Item[],
  begin: (item: Item) => Promise<void>,
  { signal, warn, pause = 5_000 }: Wanted,
): Promise<void> {
  const left = new Set(items);
  while (left.size > 0 && !signal.aborted) {
    for (const item of left) {
      if (signal.aborted) return;
      try {
        await begin(item);
        left.delete(item);
      } catch (error) {
        warn(`jobs: not begun yet: ${explain(error)}`);
      }
    }
    if (left.size > 0) await delay(pause, undefined, { signal }).catch(() => {});
  }
}
