import { setTimeout } from "node:timers/promises";
import { type Features, type MarketSide, learnPrices, type Prices } from "@khamt/matching";

/** Milliseconds of learning, and of rest after it: questions come first. */
const turn = { work: 5, rest: 15 };

/** Undefined when it was no longer wanted before it was done. */
export async function learnInTurns(
  lesson: MarketSide<Features>,
  isWanted: () => boolean,
): Promise<Prices | undefined> {
  const learning = learnPrices(lesson);
  for (;;) {
    const until = performance.now() + turn.work;
    while (performance.now() < until) {
      const step = learning.next();
      if (step.done) return step.value;
    }
    if (!isWanted()) return undefined;
    await setTimeout(turn.rest);
  }
}
