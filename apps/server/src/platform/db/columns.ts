import { getTableColumns } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

type Derived = "topics" | "industriesDeclared" | "places";

/** The columns that people wrote, without those that serve searching only. */
export function ownColumns<Table extends PgTable>(table: Table): Omit<Table["_"]["columns"], Derived> {
  const { topics, industriesDeclared, places, ...own } = getTableColumns(table) as Record<string, unknown>;
  return own as Omit<Table["_"]["columns"], Derived>;
}
