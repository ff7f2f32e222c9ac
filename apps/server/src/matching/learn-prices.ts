import { performance } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { type Features, type MarketSide, learnPrices, type Prices } from "@khamt/matching";

/** Milliseconds of learning, and of rest after it: questions come first, and while there are some it rests for long. */
const turn = { work: 5, rest: 15, longRest: 250 };
/** So many milliseconds of others' work in a rest are questions. */
const questions = 1;

/** Undefined when it was no longer wanted before it was done. */
export async function learnInTurns(
  lesson: MarketSide<Features>,
  isWanted: () => boolean,
): Promise<Prices | undefined> {
  const learning = learnPrices(lesson);
  let { rest } = turn;
  for (;;) {
    const until = performance.now() + turn.work;
    while (performance.now() < until) {
      const step = learning.next();
      if (step.done) return step.value;
    }
    if (!isWanted()) return undefined;
    const before = performance.eventLoopUtilization();
    await setTimeout(rest);
    const { active } = performance.eventLoopUtilization(before);
    rest = active > questions ? turn.longRest : turn.rest;
  }
}
