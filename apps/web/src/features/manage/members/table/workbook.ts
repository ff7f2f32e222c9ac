import { strFromU8, Unzip, UnzipInflate, zipSync } from "fflate";
import readSheets from "read-excel-file/universal";

/** Of all parts unpacked, in bytes, and of the cells of a sheet up to its last one: a list of people has a hundredth of either. */
const most = { bytes: 32 * 1024 * 1024, cells: 1_000_000 };

/** Packed bytes that are unpacked before what came of them is counted: they become a thousand times as many at most. */
const atOnce = 16 * 1024;

/** What a browser would be busy with for too long. */
export class TooLargeError extends Error {}

type Parts = Record<string, Uint8Array<ArrayBuffer>>;

/** Rows of a sheet as texts, every one from the first on, also those without a word. */
export type Sheet = { name: string; rows: string[][] };

/** The sheets of a workbook (XLSX). Throws where it is none, and TooLargeError. */
export async function readWorkbook(bytes: ArrayBuffer): Promise<Sheet[]> {
  const parts = unpack(bytes);
  const sheets = await readSheets(packed(parts), {
    trim: false,
    parseNumber: (digits) => String(Number(digits)),
  });
  const merged = mergedIn(parts);
  return sheets.map(({ sheet, data }, place) => {
    const rows = data.map((cells) => cells.map(textOf));
    return { name: sheet, rows: withMerged(rows, merged[place] ?? []) };
  });
}

/** The library would make whatever a few bytes say: gigabytes of one sign, or each cell up to the last of all. */
function unpack(bytes: ArrayBuffer): Parts {
  const parts = partsOf(new Uint8Array(bytes));
  if (Object.values(parts).some((part) => cellsOf(strFromU8(part)) > most.cells)) throw new TooLargeError();
  return parts;
}

/** Long parts the library would unpack in threads of its own, which the policy of our pages forbids. */
function packed(parts: Parts): ArrayBuffer {
  return zipSync(parts, { level: 0 }).buffer;
}

/** Counts what comes out: how long a part says that it is may be a lie. */
function partsOf(bytes: Uint8Array): Parts {
  const parts: Parts = {};
  let size = 0;
  const unzip = new Unzip((file) => {
    if (!/\.(?:xml|rels)$/u.test(file.name)) return;
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    file.ondata = (error, piece, isLast) => {
      if (error) throw error;
      size += piece.length;
      if (size > most.bytes) throw new TooLargeError();
      pieces.push(piece);
      if (isLast) parts[file.name] = joined(pieces);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let start = 0; start < bytes.length; start += atOnce)
    unzip.push(bytes.subarray(start, start + atOnce), start + atOnce >= bytes.length);
  return parts;
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Not one that has a colour alone. */
const cellWithWords = /<(?:\w+:)?c\s[^<>]*?\br=["']([A-Z]+)(\d+)["'](?![^<>]*\/>)/gu;

/** As many as a table has that ends with the last row and the last column that hold something. */
function cellsOf(part: string): number {
  let [rows, columns] = [0, 0];
  for (const [, letters = "", row] of part.matchAll(cellWithWords)) {
    rows = Math.max(rows, Number(row));
    columns = Math.max(columns, columnOf(letters));
  }
  return rows * columns;
}

/** "A" is the first, "AA" the 27th. */
function columnOf(letters: string): number {
  return Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}

/** Cells that are one over several rows; its text stands in the first. All count from 0. */
type Merged = { column: number; top: number; bottom: number };

/** By the place of the sheet in the workbook. */
function mergedIn(parts: Parts): Merged[][] {
  const textIn = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const targets = new Map(
    elementsOf(textIn("xl/_rels/workbook.xml.rels"), "Relationship").map((each) => [
      valueIn(each, "Id"),
      valueIn(each, "Target"),
    ]),
  );
  return elementsOf(textIn("xl/workbook.xml"), "sheet").map((each) => {
    const target = targets.get(valueIn(each, String.raw`\w+:id`)) ?? "";
    const part = textIn(target.startsWith("/") ? target.slice(1) : `xl/${target}`);
    return elementsOf(part, "mergeCell").flatMap((merge) => rowsOf(valueIn(merge, "ref")));
  });
}

function rowsOf(range: string): Merged[] {
  const [, letters = "", first, last] = /^([A-Z]+)(\d+):[A-Z]+(\d+)$/u.exec(range) ?? [];
  const merged = { column: columnOf(letters) - 1, top: Number(first) - 1, bottom: Number(last) - 1 };
  return merged.bottom > merged.top ? [merged] : [];
}

function elementsOf(xml: string, name: string): string[] {
  return xml.match(new RegExp(String.raw`<(?:\w+:)?${name}\s[^<>]*>`, "gu")) ?? [];
}

function valueIn(element: string, attribute: string): string {
  return new RegExp(String.raw`\s${attribute}=["']([^"']*)["']`, "u").exec(element)?.[1] ?? "";
}

/** What is merged over rows is said in each of them that says something; a title over empty rows stays one line. */
function withMerged(rows: string[][], merged: readonly Merged[]): string[][] {
  const isSaid = rows.map((cells) => cells.some(Boolean));
  const filled = rows.map((cells) => [...cells]);
  let count = 0;
  for (const { column, top, bottom } of merged) {
    const text = rows[top]?.[column] ?? "";
    if (text === "") continue;
    for (let at = top + 1; at <= bottom && at < rows.length; at += 1) {
      // More than there are cells: they lie over each other, as in no honest workbook.
      if ((count += 1) > most.cells) throw new TooLargeError();
      const cells = filled[at];
      if (cells && isSaid[at]) cells[column] ||= text;
    }
  }
  return filled;
}

/** What the library's types call `typeof Date` are dates, in the zone of UTC. */
function textOf(cell: unknown): string {
  if (cell instanceof Date) {
    const written = cell.toISOString();
    return written.endsWith("T00:00:00.000Z") ? written.slice(0, 10) : written.slice(0, 16).replace("T", " ");
  }
  return typeof cell === "string" ? cell : cell === true ? "1" : cell === false ? "0" : "";
}
