import { setImmediate } from "node:timers/promises";

/** Some milliseconds of reading. */
const itemsAtOnce = 4;

/** One after the other, with turns for others between: no question waits for a long list. */
export async function* inTurns<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  for (const [at, item] of items.entries()) {
    if (at % itemsAtOnce === 0) await setImmediate();
    yield item;
  }
}
