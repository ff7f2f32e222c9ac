import { randomUUID } from "node:crypto";

/**
 * One kind of write through the server, and what it has confirmed of it. After a fault the ledger is asked before anything is
 * written again, so that no later write can hide what an earlier one lost.
 */
export type Ledger = {
  kind: string;
  /** Makes one write and notes whether it was confirmed. */
  write: (origin: string) => Promise<void>;
  /** What was confirmed and is not so, what is there twice or by half: since the last time, or of all that was ever confirmed. */
  lost: (origin: string, scope: Scope) => Promise<string[]>;
  confirmed: () => number;
};

export type Scope = "new" | "all";

/** Thrown where a write is not confirmed and the server says so: it may be tried again. */
export class Refused extends Error {}

type Counter = {
  kind: string;
  set: (origin: string, number: number) => Promise<void>;
  /** Undefined where nothing was ever set. */
  get: (origin: string) => Promise<number | undefined>;
};

/** A place that holds the newest of growing numbers. */
export function counting({ kind, set, get }: Counter): Ledger {
  let tried = 0;
  let last = 0;
  let confirmed = 0;
  return {
    kind,
    write: async (origin) => {
      tried += 1;
      const number = tried;
      await set(origin, number);
      last = number;
      confirmed += 1;
    },
    lost: async (origin) => {
      const found = (await get(origin)) ?? 0;
      // What is on its way when a server is killed may arrive, and so may no later one.
      return found >= last && found <= tried ? [] : [`${kind}: ${found} instead of ${last} to ${tried}`];
    },
    confirmed: () => confirmed,
  };
}

type Collection = {
  kind: string;
  /** So many there are at most; then the oldest is taken away for each that comes. */
  most: number;
  add: (origin: string, key: string) => Promise<void>;
  remove: (origin: string, id: string) => Promise<void>;
  list: (origin: string) => Promise<{ id: string; key: string }[]>;
  /** Names of what can be there; else each is new. */
  keys?: readonly string[];
};

type State = "adding" | "there" | "removing" | "gone";

/** What is there must be there once, what was taken away must stay away, what was not confirmed may be either. */
export function collecting({ kind, most, add, remove, list, keys }: Collection): Ledger {
  const states = new Map<string, State>();
  let confirmed = 0;
  let turn = 0;
  const inState = (state: State) => [...states].filter(([, each]) => each === state).map(([key]) => key);
  const change = async (key: string, [during, then]: [State, State], act: () => Promise<void>) => {
    states.delete(key);
    states.set(key, during);
    await act();
    states.set(key, then);
    confirmed += 1;
  };
  return {
    kind,
    write: async (origin) => {
      const [oldest] = inState("there");
      if (oldest !== undefined && states.size - inState("gone").length >= most) {
        const found = (await list(origin)).find(({ key }) => key === oldest);
        if (!found) throw new Error(`${kind}: ${oldest} is not in the list`);
        return change(oldest, ["removing", "gone"], () => remove(origin, found.id));
      }
      const key = keys ? (keys[turn++ % keys.length] ?? "") : randomUUID();
      const state = states.get(key);
      if (state !== undefined && state !== "gone") return;
      await change(key, ["adding", "there"], () => add(origin, key));
    },
    lost: async (origin) => {
      const found = (await list(origin)).map(({ key }) => key);
      const wrong: string[] = [];
      for (const [key, state] of states) {
        const times = found.filter((each) => each === key).length;
        const isRight = state === "there" ? times === 1 : state === "gone" ? times === 0 : times <= 1;
        if (!isRight) wrong.push(`${kind}: ${key} is ${state} and found ${times} times`);
        if (state === "adding" || state === "removing") states.set(key, times === 1 ? "there" : "gone");
      }
      const strange = found.filter((key) => !states.has(key));
      return [...wrong, ...strange.map((key) => `${kind}: ${key} was never sent`)];
    },
    confirmed: () => confirmed,
  };
}

type Log = {
  kind: string;
  /** Sends something new and answers with its name once it is confirmed. */
  send: (origin: string, number: number) => Promise<string>;
  /** How often each of these is there. */
  times: (origin: string, names: readonly string[]) => Promise<number[]>;
};

/** What only grows. */
export function appending({ kind, send, times }: Log): Ledger {
  const names: string[] = [];
  let number = 0;
  let checked = 0;
  return {
    kind,
    write: async (origin) => {
      number += 1;
      names.push(await send(origin, number));
    },
    lost: async (origin, scope) => {
      const asked = names.slice(scope === "new" ? checked : 0);
      const found = await times(origin, asked);
      checked = names.length;
      return asked.flatMap((name, at) =>
        found[at] === 1 ? [] : [`${kind}: ${name} found ${found[at]} times`],
      );
    },
    confirmed: () => names.length,
  };
}
