import { CsvError, parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { organisersZone } from "@khamt/language/format";
import type { Cell, Table } from "./table.ts";

const rules = { record_delimiter: "windows", escape_formulas: true } as const;

/**
 * A table for spreadsheets: UTF-8 with its mark, so that they read Cyrillic, lines ended as RFC 4180 says, and nothing in it
 * taken for a formula, wherever a spreadsheet lets a cell begin: some end a line at each of its signs, some a cell at a semicolon.
 */
export async function* csvParts({ headings, lines }: Table): AsyncGenerator<string> {
  yield stringify([[...headings]], { ...rules, bom: true });
  for await (const rows of lines)
    if (rows.length > 0)
      yield stringify(
        rows.map((cells) => cells.map(cellText)),
        rules,
      );
}

function cellText(cell: Cell): string {
  if (cell === null) return "";
  if (cell instanceof Date) return timeInTables(cell);
  return (
    String(cell)
      .replaceAll(/[\s\u0085]+/gu, (blanks) => (/[\r\n\u0085\u2028\u2029]/u.test(blanks) ? " " : blanks))
      // Looked at from the sign back, as from each blank on it would take the square of their number.
      .replaceAll(/(?<=[;\t][\s"]*)[=+@\-＝＋－＠]/gu, "'$&")
      .trim()
  );
}

const clocks = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: organisersZone,
});

/** "2026-11-20 09:00": spreadsheets of every language take it for a time, which is that of the organisers. */
export function timeInTables(time: Date): string {
  return clocks.format(time);
}

type CsvLine = {
  /** As spreadsheets count, from 1: a cell may hold several lines of the file. */ line: number;
  cells: string[];
};

/** A title may stand above the columns. */
const firstLines = 10;
const separators = [",", ";", "\t"] as const;

/** What a spreadsheet wrote, separated by what its first lines have most of; lines without a word are left out. Undefined: it is no table. */
export function readCsv(text: string): CsvLine[] | undefined {
  const first = text.split(/\r?\n/u, firstLines).join("\n");
  const count = (sign: string) => first.split(sign).length;
  const delimiter = separators.toSorted((a, b) => count(b) - count(a))[0] ?? ",";
  const found: CsvLine[] = [];
  let line = 0;
  try {
    parse(text, {
      bom: true,
      delimiter,
      on_record: (cells: string[]) => {
        line++;
        if (cells.some((cell) => cell.trim() !== "")) found.push({ line, cells });
        return null;
      },
      relax_column_count: true,
      // «"Хан" ХХК» as others than spreadsheets write it: one such cell is no reason to refuse a table.
      relax_quotes: true,
    });
    return found;
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
}
