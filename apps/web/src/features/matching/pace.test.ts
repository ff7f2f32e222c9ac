import { expect, test } from "vitest";
import { followPace, paceAt, steps, type Clock, type Pace } from "./pace.ts";

test("the steps change at 2, 5, 7.5 and end at 9 seconds", () => {
  const stepAt = (elapsed: number) => steps[paceAt(elapsed).step];
  expect([0, 1999].map(stepAt)).toEqual(["analyze", "analyze"]);
  expect([2000, 4999].map(stepAt)).toEqual(["search", "search"]);
  expect([5000, 7499].map(stepAt)).toEqual(["match", "match"]);
  expect([7500, 8999].map(stepAt)).toEqual(["rank", "rank"]);
  expect(paceAt(8999)).toMatchObject({ percent: 99, over: false });
  expect(paceAt(9000)).toEqual({ step: 3, percent: 100, over: true });
});

test("percent grows from 0 to 100 without a step back", () => {
  const percents = Array.from({ length: 91 }, (_, index) => paceAt(index * 100).percent);
  expect(percents[0]).toBe(0);
  expect(percents.at(-1)).toBe(100);
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
});

test("a late tick lands where the clock is, not where the ticks were counted", () => {
  const { clock, tick } = handClock();
  const told: Pace[] = [];
  followPace(clock, (pace) => told.push(pace));
  tick(100);
  tick(6000);
  expect(told.map(({ step }) => step)).toEqual([0, 2]);
});

test("it stops by itself at the end, and at once when it is told to", () => {
  const { clock, tick, isRunning } = handClock();
  const told: Pace[] = [];
  followPace(clock, (pace) => told.push(pace));
  tick(9500);
  expect(isRunning()).toBe(false);
  expect(told.at(-1)?.over).toBe(true);

  const stop = followPace(clock, (pace) => told.push(pace));
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
