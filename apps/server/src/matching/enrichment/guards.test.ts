import { describe, expect, test } from "vitest";
import { createBreaker } from "./breaker.ts";

describe("breaker", () => {
  test("pauses after failures in a row, and again after one more failure", () => {
    let time = 0;
    const breaker = createBreaker({ failures: 3, pause: 1000, now: () => time });
    breaker.fail();
    breaker.fail();
    breaker.succeed();
    expect([breaker.fail(), breaker.fail()]).toEqual([false, false]);
    expect(breaker.isPaused()).toBe(false);
    expect(breaker.fail()).toBe(true);
    expect(breaker.isPaused()).toBe(true);
    time = 1000;
    expect(breaker.isPaused()).toBe(false);
    expect(breaker.fail()).toBe(true);
    time = 2000;
    breaker.succeed();
    expect(breaker.fail()).toBe(false);
    expect(breaker.isPaused()).toBe(false);
  });

  test("a call that was under way when the pause began doesn't begin another", () => {
    const breaker = createBreaker({ failures: 1, pause: 1000, now: () => 0 });
    expect([breaker.fail(), breaker.fail()]).toEqual([true, false]);
  });
});
