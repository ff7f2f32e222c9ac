import { expect, test } from "vitest";
import { followPace, paceAt, type Clock, type Pace, type Pacing } from "./pace.ts";

const steady: Pacing = { lengths: [2000, 3000, 2500, 1500] };
const quick: Pacing = { lengths: [1250, 1250, 1250, 1250], grain: 2, linger: 2000 };

test("the steps change when their lengths are over, and the last one ends it", () => {
  const stepAt = (elapsed: number) => paceAt(steady, elapsed).step;
  expect([0, 1999].map(stepAt)).toEqual([0, 0]);
  expect([2000, 4999].map(stepAt)).toEqual([1, 1]);
  expect([5000, 7499].map(stepAt)).toEqual([2, 2]);
  expect([7500, 8999].map(stepAt)).toEqual([3, 3]);
  expect(paceAt(steady, 8999)).toMatchObject({ percent: 99, over: false });
  expect(paceAt(steady, 9000)).toEqual({ step: 3, percent: 100, over: true });
});

test("percent grows from 0 to 100 without a step back", () => {
  const percents = Array.from({ length: 91 }, (_, index) => paceAt(steady, index * 100).percent);
  expect(percents[0]).toBe(0);
  expect(percents.at(-1)).toBe(100);
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
});

test("with a grain of 2 a pace of 5 seconds grows by 2 % each 100 ms, a step every 25 %", () => {
  const at = (elapsed: number) => paceAt(quick, elapsed);
  expect([0, 99, 100, 250, 4999].map((elapsed) => at(elapsed).percent)).toEqual([0, 0, 2, 4, 98]);
  expect([0, 1249, 1250, 2500, 3750].map((elapsed) => at(elapsed).step)).toEqual([0, 0, 1, 2, 3]);
});

test("what lingers is complete before it is over", () => {
  expect(paceAt(quick, 5000)).toEqual({ step: 3, percent: 100, over: false });
  expect(paceAt(quick, 6999).over).toBe(false);
  expect(paceAt(quick, 7000).over).toBe(true);
});

test("a late tick lands where the clock is, not where the ticks were counted", () => {
  const { clock, tick } = handClock();
  const told: Pace[] = [];
  followPace(steady, clock, (pace) => told.push(pace));
  tick(100);
  tick(6000);
  expect(told.map(({ step }) => step)).toEqual([0, 2]);
});

test("it stops by itself at the end, and at once when it is told to", () => {
  const { clock, tick, isRunning } = handClock();
  const told: Pace[] = [];
  followPace(steady, clock, (pace) => told.push(pace));
  tick(9500);
  expect(isRunning()).toBe(false);
  expect(told.at(-1)?.over).toBe(true);

  const stop = followPace(steady, clock, (pace) => told.push(pace));
  stop();
  tick(100);
  expect(told).toHaveLength(1);
});

function handClock() {
  let now = 40_000;
  let run: (() => void) | undefined;
  const clock: Clock = {
    now: () => now,
    repeat(callback) {
      run = callback;
      return () => (run = undefined);
    },
  };
  const tick = (milliseconds: number) => {
    now += milliseconds;
    run?.();
  };
  return { clock, tick, isRunning: () => run !== undefined };
}
