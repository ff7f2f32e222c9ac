export type Cell = string | number | boolean | Date | null;
/** Columns in their order: heading and what stands there for a row. */
export type Columns<Row> = readonly (readonly [heading: string, cell: (row: Row) => Cell])[];

/** What becomes a file for spreadsheets, whatever they read. */
export type Table = {
  headings: readonly string[];
  /** By and by, for tables that are too long to be held at once. */
  lines: AsyncIterable<readonly (readonly Cell[])[]>;
};

type Parts<Row> = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;

export function tableOf<Row>(columns: Columns<Row>, rows: readonly Row[]): Table {
  return tableOfParts(columns, [rows]);
}

export function tableOfParts<Row>(columns: Columns<Row>, parts: Parts<Row>): Table {
  return { headings: columns.map(([heading]) => heading), lines: linesOf(columns, parts) };
}

async function* linesOf<Row>(columns: Columns<Row>, parts: Parts<Row>): AsyncGenerator<Cell[][]> {
  for await (const rows of parts) yield rows.map((row) => columns.map(([, cell]) => cell(row)));
}
