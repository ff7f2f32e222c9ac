import { answerOf, type Call } from "./calls.ts";
import { cpuMsOf } from "./process-use.ts";

/** A call of a process, and what is done beforehand each time. */
export type Side = { pid: number; origin: string; call: Call; before?: (() => Promise<unknown>) | undefined };

const rounds = 10;
/** Of a round, whichever comes first. */
const most = { calls: 100, ms: 1000 };
/** Until it is compiled. */
const warmUpRounds = 5;

/**
 * Processor milliseconds that each side's process takes for one call, all its threads together: one call after another, the sides in
 * turn, so that what else the machine does falls on all of them.
 */
export async function costsOf(sides: readonly Side[]): Promise<number[]> {
  for (const side of sides) for (let round = 0; round < warmUpRounds; round += 1) await roundOf(side);
  const sums = sides.map(() => ({ ms: 0, calls: 0 }));
  for (let round = 0; round < rounds; round += 1)
    for (const [at, side] of sides.entries()) {
      const before = cpuMsOf(side.pid);
      const calls = await roundOf(side);
      const sum = sums[at];
      if (sum) sums[at] = { ms: sum.ms + cpuMsOf(side.pid) - before, calls: sum.calls + calls };
    }
  return sums.map(({ ms, calls }) => ms / calls);
}

async function roundOf({ origin, call, before }: Side): Promise<number> {
  const end = performance.now() + most.ms;
  let calls = 0;
  while (calls < most.calls && performance.now() < end) {
    await before?.();
    await answerOf(origin, call);
    calls += 1;
  }
  return calls;
}
