import type { EntityRef } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import { day } from "@khamt/contract/durations";
import { explain } from "../platform/log.ts";
import type { Db } from "../platform/db/handle.ts";
import type { Ask } from "./calls.ts";
import { everyEntity, readChanges } from "./changes.ts";
import { fill, type Filled } from "./fill.ts";
import type { Keeper } from "./keeper.ts";
import { profileOf } from "./profile.ts";
import { readListed } from "../entities/read-listed.ts";

export type Follower = {
  /** When everything was read once. After a failure the next call tries again. */
  whenReady: () => Promise<void>;
  /** When every change that was saved before is known to the thread. */
  follow: () => Promise<void>;
  serving: () => Readonly<Generation> | undefined;
  /** When nothing runs any more. */
  settled: () => Promise<unknown>;
};

type Setup = {
  db: Db;
  ask: Ask;
  say: (line: string) => void;
  clock?: () => Date;
  /** Fills the first generation with what was kept. */
  restore?: Keeper["restore"];
};
type Generation = Filled & { number: number; changes: number; begun: Date };

/** What it takes for new statistics: so many changes, and such a share of all profiles. */
const renewal = { changes: 200, share: 0.1 };
/** Time passes: after so many milliseconds everything is read anew, also where nothing has changed. */
const longestLife = day;
const rowsAtOnce = 100;

/** Keeps one thread's profiles at what the database says. */
export function createFollower({ db, ask, say, clock = () => new Date(), restore }: Setup): Follower {
  let serving: Generation | undefined;
  let ready: Promise<void> | undefined;
  let renewing: Promise<void> | undefined;
  let nextFollow: Promise<void> | undefined;
  let lastTurn: Promise<unknown> = Promise.resolve();
  let lastNumber = 0;

  /** Takes what was kept; what is of no use is read anew. */
  async function begin(): Promise<void> {
    if (!restore) return await renew(say);
    const number = ++lastNumber;
    try {
      const restored = await restore(number);
      const generation = restored && { ...restored, number, changes: 0 };
      if (generation && (await catchUp(generation))) return await inTurn(() => serve(generation));
    } catch (error) {
      say(`What matching had kept is read anew: ${explain(error)}`);
    }
    await drop(number);
    await renew(say);
  }

  /** Reads all into a new generation, while the old one serves, and lets it serve. */
  async function renew(tell: (line: string) => void): Promise<void> {
    const generation = await build(tell);
    await inTurn(async () => serve((await catchUp(generation)) ? generation : await build(tell)));
  }

  async function build(tell: (line: string) => void = () => {}): Promise<Generation> {
    for (;;) {
      const number = ++lastNumber;
      const begun = clock();
      try {
        const generation = {
          ...(await fill({ db, ask, generation: number, now: begun, say: tell })),
          number,
          begun,
          changes: 0,
        };
        if (await catchUp(generation)) return generation;
      } catch (error) {
        await drop(number);
        throw error;
      }
      await drop(number);
    }
  }

  async function serve(generation: Generation): Promise<void> {
    await ask("serve", { generation: generation.number });
    serving = generation;
  }

  async function drop(generation: number): Promise<void> {
    await ask("drop", { generation }).catch(() => {});
  }

  /** Takes what was written since. False: all of a kind was, and only reading anew helps. */
  async function catchUp(generation: Generation): Promise<boolean> {
    const { changes, cursor } = await readChanges(db, generation.cursor);
    if (changes.some(({ id }) => id === everyEntity)) return false;
    for (const [kind, named] of Map.groupBy(changes, ({ kind }) => kind))
      for (let at = 0; at < named.length; at += rowsAtOnce)
        await take({ generation: generation.number, kind, named: named.slice(at, at + rowsAtOnce) });
    generation.cursor = cursor;
    generation.changes += changes.length;
    return true;
  }

  async function take({
    generation,
    kind,
    named,
  }: {
    generation: number;
    kind: EntityKind;
    named: EntityRef[];
  }) {
    const rows = await readListed(
      db,
      kind,
      named.map(({ id }) => id),
    );
    const there = new Set(rows.map(({ row }) => row.id));
    const gone = named.filter(({ id }) => !there.has(id));
    await ask("change", { generation, profiles: rows.map(profileOf), gone });
  }

  async function followNow(): Promise<void> {
    if (!serving) return;
    if (!(await catchUp(serving))) await serve(await build());
    else if (isDue(serving))
      renewing ??= renew(() => {})
        .catch((error: unknown) => say(`Matching keeps its old statistics: ${explain(error)}`))
        .finally(() => (renewing = undefined));
  }

  function isDue({ changes, size, begun }: Generation): boolean {
    if (clock().getTime() - begun.getTime() >= longestLife) return true;
    return changes >= Math.max(renewal.changes, renewal.share * size);
  }

  function inTurn(work: () => Promise<void>): Promise<void> {
    const turn = lastTurn.then(work);
    lastTurn = turn.catch(() => {});
    return turn;
  }

  return {
    whenReady: () =>
      (ready ??= begin().catch((error: unknown) => {
        ready = undefined;
        throw error;
      })),
    // Whoever comes before it has begun shares it: it will see what they wrote.
    follow: () =>
      (nextFollow ??= inTurn(() => {
        nextFollow = undefined;
        return followNow();
      })),
    serving: () => serving,
    settled: () => Promise.allSettled([ready, renewing, lastTurn]),
  };
}
