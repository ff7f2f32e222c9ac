import { sql } from "drizzle-orm";
import type { EntityRef } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import type { Db } from "../platform/db/handle.ts";
import { prepared } from "../platform/db/prepared.ts";

/**
 * How far the log of changes was read. Every transaction before the horizon had ended by then; what later ones had
 * written already is in `seen`, so that it is not taken again.
 */
export type Cursor = { readonly horizon: string; readonly seen: ReadonlySet<string> };

/** Stands in the log for all of a kind. */
export const everyEntity = "00000000-0000-0000-0000-000000000000";

const changesAtOnce = 500;

/** From now on. Numbers of transactions that are still to come are from another server that this database was copied from. */
export async function startCursor(db: Db): Promise<Cursor> {
  await db.execute(
    sql`delete from entity_changes where transaction >= pg_snapshot_xmax(pg_current_snapshot())`,
  );
  const { rows } = await db.execute<{ horizon: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`,
  );
  return { horizon: rows[0]?.horizon ?? "0", seen: new Set() };
}

/** What was written since, in whatever order the transactions ended. */
export async function readChanges(db: Db, cursor: Cursor): Promise<{ changes: EntityRef[]; cursor: Cursor }> {
  const changes: EntityRef[] = [];
  const seen = new Set<string>();
  let horizon: string | undefined;
  let after = { transaction: cursor.horizon, kind: "", id: everyEntity };
  for (;;) {
    const rows = await readPage(db, after);
    horizon ??= rows[0]?.horizon ?? cursor.horizon;
    for (const { kind, id, transaction } of rows) {
      if (kind === null) continue;
      const mark = `${kind} ${id} ${transaction}`;
      if (BigInt(transaction) >= BigInt(horizon)) seen.add(mark);
      if (!cursor.seen.has(mark)) changes.push({ kind, id });
      after = { transaction, kind, id };
    }
    if (rows.length < changesAtOnce) return { changes, cursor: { horizon, seen } };
  }
}

const readPage = prepared((db) =>
  db
    .select({
      horizon: sql<string>`now.horizon`,
      kind: sql<EntityKind | null>`found.kind`,
      id: sql<string>`found.id`,
      transaction: sql<string>`found.transaction`,
    })
    .from(
      sql`(select pg_snapshot_xmin(pg_current_snapshot())::text as horizon) now
        left join lateral (
          select kind, id, transaction::text from entity_changes
          where (transaction, kind, id) >
            (${sql.placeholder("transaction")}::xid8, ${sql.placeholder("kind")}, ${sql.placeholder("id")}::uuid)
          order by entity_changes.transaction, kind, id limit ${sql.raw(String(changesAtOnce))}
        ) found on true`,
    ),
);
