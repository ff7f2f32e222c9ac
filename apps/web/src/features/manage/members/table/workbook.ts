import readSheets from "read-excel-file/universal";

/** Rows of a sheet as texts, every one from the first on, also those without a word. */
export type Sheet = { name: string; rows: string[][] };

/** The sheets of a workbook (XLSX). Throws where it is none. */
export async function readWorkbook(bytes: ArrayBuffer): Promise<Sheet[]> {
  const sheets = await readSheets(bytes, { trim: false, parseNumber: (digits) => String(Number(digits)) });
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((cells) => cells.map(textOf)) }));
}

/** What the library's types call `typeof Date` are dates, in the zone of UTC. */
function textOf(cell: unknown): string {
  if (cell instanceof Date) {
    const written = cell.toISOString();
    return written.endsWith("T00:00:00.000Z") ? written.slice(0, 10) : written.slice(0, 16).replace("T", " ");
  }
  return typeof cell === "string" ? cell : cell === true ? "1" : cell === false ? "0" : "";
}
