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

/** Work that pauses by itself: others take their turn in each pause. */
export async function withPauses<Result>(work: Generator<undefined, Result, undefined>): Promise<Result> {
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    await setImmediate();
  }
}
