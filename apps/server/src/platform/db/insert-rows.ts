import type { PgInsertValue, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./handle.ts";

const rowsPerStatement = 50;

export type RowOf<Table extends PgTable> = PgInsertValue<Table>;

/** Many rows in few statements. */
export async function insertRows<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly RowOf<Table>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await db.insert(table).values(rows.slice(start, start + rowsPerStatement));
  }
}
