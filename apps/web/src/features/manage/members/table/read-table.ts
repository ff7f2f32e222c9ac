import { readText, hasLostLetters } from "./read-text.ts";
import { readWorkbook, type Sheet, TooLargeError } from "./workbook.ts";

/** In letters: more is refused by the server. */
const longestText = 600_000;

export type TableFault = "unreadable" | "lost-letters" | "too-large";
/** Tables of a file as text, by the names of their sheets; a file of text has one without a name. */
export type TableSheet = { name: string; text: string };
type TableRead = { fault: TableFault } | { fault?: undefined; sheets: TableSheet[] };

/** A spreadsheet as it was saved (XLSX), or as text (CSV). */
export async function readTable(file: Blob): Promise<TableRead> {
  const bytes = await file.arrayBuffer();
  if (!isPacked(bytes)) {
    const text = readText(bytes);
    if (text.includes("\0")) return { fault: "unreadable" };
    return hasLostLetters(text) ? { fault: "lost-letters" } : fitting([{ name: "", text }]);
  }
  try {
    return fitting(textsOf(await readWorkbook(bytes)));
  } catch (error) {
    return { fault: error instanceof TooLargeError ? "too-large" : "unreadable" };
  }
}

function isPacked(bytes: ArrayBuffer): boolean {
  const [first, second, third] = new Uint8Array(bytes);
  return first === 0x50 && second === 0x4b && third === 3;
}

function textsOf(sheets: readonly Sheet[]): TableSheet[] {
  return sheets
    .filter(({ rows }) => rows.some((row) => row.some(Boolean)))
    .map(({ name, rows }) => ({ name, text: rows.map(lineOf).join("\r\n") }));
}

function lineOf(cells: readonly string[]): string {
  return cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",");
}

function fitting(sheets: TableSheet[]): TableRead {
  if (sheets.length === 0) return { fault: "unreadable" };
  const short = sheets.filter(({ text }) => text.length <= longestText);
  return short.length === 0 ? { fault: "too-large" } : { sheets: short };
}
