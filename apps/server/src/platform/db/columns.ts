import { getTableColumns } from "drizzle-orm";
import type { PgColumn, PgTable, TableConfig } from "drizzle-orm/pg-core";

/** What serves filters only. */
export type Derived = "topics" | "industriesDeclared" | "places" | "completeness";
type Searched = TableConfig & { columns: Record<Derived, PgColumn> };

/** The columns that people wrote, without those that serve searching only. */
export function ownColumns<Table extends PgTable<Searched>>(
  table: Table,
): Omit<Table["_"]["columns"], Derived> {
  const { topics, industriesDeclared, places, completeness, ...own } = getTableColumns(table);
  return own;
}
