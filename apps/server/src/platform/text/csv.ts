import { stringify } from "csv-stringify/sync";

type Cell = string | number | boolean | Date | null;
/** Columns in their order: heading and what stands there for a row. */
export type CsvColumns<Row> = readonly (readonly [heading: string, cell: (row: Row) => Cell])[];

/**
 * A table for spreadsheets: UTF-8 with its mark, so that they read Cyrillic, lines ended as RFC 4180 says, and nothing in it
 * taken for a formula.
 */
export function toCsv<Row>(columns: CsvColumns<Row>, rows: readonly Row[]): string {
  const lines = [
    columns.map(([heading]) => heading),
    ...rows.map((row) => columns.map(([, cell]) => cellText(cell(row)))),
  ];
  return stringify(lines, { bom: true, record_delimiter: "windows", escape_formulas: true });
}

function cellText(cell: Cell): string {
  if (cell === null) return "";
  return cell instanceof Date ? cell.toISOString() : String(cell);
}
