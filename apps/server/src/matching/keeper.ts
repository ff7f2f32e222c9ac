// What the thread made of all profiles, kept in the database: the next start takes it and reads only what was written since.
import { sql } from "drizzle-orm";
import type { Db } from "../platform/db/handle.ts";
import { WaitError } from "../platform/http/http-error.ts";
import { explain } from "../platform/log.ts";
import type { Ask } from "./calls.ts";
import { type Cursor, startCursor } from "./changes.ts";

export type Keeper = {
  /** Fills the generation with what was kept; undefined where there is nothing of use. */
  restore: (generation: number) => Promise<Restored | undefined>;
  /** Keeps what serves once it has learned its prices, and later what has changed since. Returns at once. */
  keepWhenDue: (serving: () => Serving | undefined) => void;
  /** When nothing runs any more. */
  settled: () => Promise<unknown>;
};

type Restored = { cursor: Cursor; size: number; begun: Date };
type Serving = { number: number; cursor: Cursor; size: number; changes: number };
type Setup = { db: Db; ask: Ask; say: (line: string) => void; clock: () => Date };

/** So many bytes are kept at most: larger markets take longer to be written than their change is worth. */
const mostBytes = 48_000_000;
/** In milliseconds; a larger market is written less often. */
const pause = { least: 10 * 60_000, perProfile: 60 } as const;

export function createKeeper({ db, ask, say, clock }: Setup): Keeper {
  let kept: { number: number; changes: number; at: number } | undefined;
  let working: Promise<unknown> = Promise.resolve();
  let isWorking = false;

  async function restore(generation: number): Promise<Restored | undefined> {
    const cursor = await startCursor(db);
    // Transactions that are still to come are those of another server, that this database was copied from.
    await db.execute(
      sql`delete from kept_matching where horizon::xid8 > pg_snapshot_xmax(pg_current_snapshot())`,
    );
    const { rows } = await db.execute<{ horizon: string; bytes: string }>(
      sql`select horizon, encode(bytes, 'base64') as bytes from kept_matching`,
    );
    const [row] = rows;
    if (!row) return undefined;
    const found = await ask("restore", { generation, bytes: Buffer.from(row.bytes, "base64") });
    if (!found) return undefined;
    kept = { number: generation, changes: 0, at: clock().getTime() };
    return { cursor: { ...cursor, horizon: row.horizon }, size: found.size, begun: new Date(found.now) };
  }

  async function keep(number: number, serving: () => Serving | undefined): Promise<void> {
    if (kept?.number !== number) await ask("learn", { generation: number });
    const now = serving();
    if (now?.number !== number) return;
    const { cursor, changes } = now;
    kept = { number, changes, at: clock().getTime() };
    const bytes = await ask("keep", { generation: number });
    if (bytes.length > mostBytes) return;
    await db.execute(sql`
      insert into kept_matching (id, horizon, bytes)
      values (1, ${cursor.horizon}, decode(${Buffer.from(bytes).toString("base64")}, 'base64'))
      on conflict (id) do update set horizon = excluded.horizon, bytes = excluded.bytes, kept_at = now()`);
  }

  function isDue({ number, changes, size }: Serving): boolean {
    if (size === 0) return false;
    if (kept?.number !== number) return true;
    const rest = Math.max(pause.least, pause.perProfile * size);
    return changes > kept.changes && clock().getTime() - kept.at >= rest;
  }

  return {
    restore,
    keepWhenDue: (serving) => {
      const now = serving();
      if (isWorking || !now || !isDue(now)) return;
      isWorking = true;
      working = keep(now.number, serving)
        .catch((error: unknown) => {
          // A thread that has ended says so itself.
          if (!(error instanceof WaitError))
            say(`What matching has read could not be kept: ${explain(error)}`);
        })
        .finally(() => (isWorking = false));
    },
    settled: () => working,
  };
}
