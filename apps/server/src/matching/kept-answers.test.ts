import { expect, test } from "vitest";
import type { CallName, Profile } from "./calls.ts";
import { keepAnswers } from "./kept-answers.ts";

const source: Profile = { kind: "idea", profile: { id: "one", title: "Bakery" } };
const question = { source, target: "cofounder", limit: 3, fair: true } as const;
const change = { generation: 1, profiles: [], gone: [] };

/** A thread that says how often it was asked; `hold` lets what is asked next wait for `release`. */
function openThread() {
  const asked: CallName[] = [];
  let held: PromiseWithResolvers<void> | undefined;
  const answer = async (name: CallName) => {
    const wait = held;
    held = undefined;
    asked.push(name);
    const considered = asked.length;
    await wait?.promise;
    return { hits: [], considered };
  };
  const hold = () => (held = Promise.withResolvers<void>());
  return { asked, hold, ...keepAnswers(answer) };
}

test("what was asked before is answered from memory until something changes", async () => {
  const { ask, asked } = openThread();
  const first = await ask("search", question);
  expect(await ask("search", { ...question })).toEqual(first);
  expect(await ask("search", { ...question, limit: 4 })).not.toEqual(first);
  expect(await ask("search", { ...question, source: { kind: "idea", profile: { id: "one" } } })).not.toEqual(
    first,
  );
  await ask("change", change);
  expect(await ask("search", question)).not.toEqual(first);
  expect(asked).toEqual(["search", "search", "search", "change", "search"]);
});

test("nothing is kept of what was asked before a change or amid it", async () => {
  const { ask, asked, hold } = openThread();
  const early = hold();
  const before = ask("search", question);
  const late = hold();
  const changing = ask("change", change);
  early.resolve();
  await before;
  await ask("search", question);
  late.resolve();
  await changing;
  await ask("search", question);
  expect(asked.filter((name) => name === "search")).toHaveLength(3);
  await ask("search", question);
  expect(asked.filter((name) => name === "search")).toHaveLength(3);
});

test("who keeps what follows from answers is told of each change, and that there is one", async () => {
  const { ask, changes, hold } = openThread();
  const before = changes();
  await ask("search", question);
  expect(changes()).toBe(before);
  const held = hold();
  const changing = ask("change", change);
  expect(changes()).toBeUndefined();
  held.resolve();
  await changing;
  expect(changes()).not.toBe(before);
  expect(changes()).toBeDefined();
});

test("a visitor's own words are not kept", async () => {
  const { ask, asked } = openThread();
  const wish = { text: "a baker", target: "cofounder" } as const;
  const written = { ...question, source: { kind: "idea", profile: { id: "visitor", wish } } } as const;
  await ask("search", written);
  await ask("search", written);
  expect(asked).toHaveLength(2);
});
