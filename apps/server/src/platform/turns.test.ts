import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

/** A task that says when it began and ends when it is told. */
function task() {
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let hasBegun = false;
  return {
    run: () => {
      hasBegun = true;
      begun.resolve();
      return end.promise;
    },
    end: end.resolve,
    begun: begun.promise,
    hasBegun: () => hasBegun,
  };
}

test("who asks for much waits for itself: one task of a key runs, and others find a place", async () => {
  const inTurn = createTurns({ atOnce: 2, mostWaiting: 5, patience: 60_000 });
  const [first, second, other, third] = [task(), task(), task(), task()];
  const all = [
    inTurn("greedy", first.run),
    inTurn("greedy", second.run),
    inTurn("other", other.run),
    inTurn("third", third.run),
  ];
  await Promise.all([first.begun, other.begun]);
  expect([second.hasBegun(), third.hasBegun()]).toEqual([false, false]);
  other.end();
  await third.begun;
  expect(second.hasBegun()).toBe(false);
  first.end();
  await second.begun;
  for (const each of [second, third]) each.end();
  await Promise.all(all);
});

test("who would wait too long, or behind too many, is told to come again; a task that fails gives its turn on", async () => {
  const inTurn = createTurns({ atOnce: 1, mostWaiting: 1, patience: 20 });
  const [long, late, failing, last] = [task(), task(), task(), task()];
  const running = inTurn("one", long.run);
  await long.begun;
  const waiting = inTurn("one", late.run);
  await expect(inTurn("one", task().run)).rejects.toMatchObject({ id: "overloaded", seconds: 5 });
  await expect(waiting).rejects.toMatchObject({ id: "overloaded" });
  long.end();
  await running;
  const failed = inTurn("one", async () => {
    await failing.run();
    throw new Error("broken");
  });
  const after = inTurn("one", last.run);
  failing.end();
  last.end();
  await expect(failed).rejects.toThrow("broken");
  await after;
});

test("whose turn has come waits no longer: another may wait in its place, and no more than that", async () => {
  const inTurn = createTurns({ atOnce: 1, mostWaiting: 2, patience: 60_000 });
  const [first, second, third, fourth] = [task(), task(), task(), task()];
  const all = [first, second, third].map(({ run }) => inTurn("one", run));
  await first.begun;
  await expect(inTurn("one", fourth.run)).rejects.toMatchObject({ id: "overloaded" });
  first.end();
  await second.begun;
  all.push(inTurn("one", fourth.run));
  await expect(inTurn("one", task().run)).rejects.toMatchObject({ id: "overloaded" });
  for (const each of [second, third, fourth]) each.end();
  await Promise.all(all);
});
