import { type Element, elementsOf, unescape } from "./xml.ts";
import { type Packed, unzip } from "./unzip.ts";

/** A sheet by its name, and how to read its rows: every one from the first on, also those without a word. */
export type Sheet = { name: string; rows: () => Promise<string[][]> };

type Parts = ReadonlyMap<string, Packed>;
/** What cells refer to. */
type Shared = {
  texts: readonly string[];
  isDate: readonly boolean[];
  /** Days from 1900 to the first of the workbook. */ epoch: number;
};

/** The sheets that its owner sees, in their order (ECMA-376, SpreadsheetML). Undefined: it is no workbook. */
export async function readWorkbook(bytes: ArrayBuffer): Promise<Sheet[] | undefined> {
  const parts: Parts = new Map(unzip(bytes)?.map((part) => [part.name, part]));
  const workbook = await parts.get("xl/workbook.xml")?.read();
  if (workbook === undefined) return undefined;
  const targets = new Map(
    [...elementsOf(await textOf(parts, "xl/_rels/workbook.xml.rels"), "Relationship")].map(
      ({ attributes: { Id = "", Target = "" } }) => [Id, new URL(Target, "x:/xl/").pathname.slice(1)],
    ),
  );
  const shared = await readShared(parts, workbook);
  return [...elementsOf(workbook, "sheet")]
    .filter(({ attributes }) => !attributes["state"]?.toLowerCase().endsWith("hidden"))
    .map(({ attributes }) => ({
      name: attributes["name"] ?? "",
      rows: async () => rowsOf(await textOf(parts, targets.get(attributes["r:id"] ?? "") ?? ""), shared),
    }));
}

async function textOf(parts: Parts, name: string): Promise<string> {
  return (await parts.get(name)?.read()) ?? "";
}

async function readShared(parts: Parts, workbook: string): Promise<Shared> {
  const strings = await textOf(parts, "xl/sharedStrings.xml");
  const styles = await textOf(parts, "xl/styles.xml");
  const own = new Map(
    [...elementsOf(styles, "numFmt")].map(({ attributes }) => [
      Number(attributes["numFmtId"]),
      attributes["formatCode"] ?? "",
    ]),
  );
  const [cells] = elementsOf(styles, "cellXfs");
  const formats = [...elementsOf(cells?.inside ?? "", "xf")].map(({ attributes }) =>
    Number(attributes["numFmtId"]),
  );
  return {
    texts: [...elementsOf(strings, "si")].map(wordsOf),
    isDate: formats.map((id) => isOfDates(id, own.get(id))),
    epoch: /date1904="(?:1|true)"/.test(workbook) ? 1462 : 0,
  };
}

/** 14 to 17 and 22 are dates in all languages, 27 to 36 and 50 to 58 in some. */
function isOfDates(id: number, code: string | undefined): boolean {
  if (code !== undefined) return /[dy]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ""));
  return (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
}

/** Its words in all their fonts, without how they are pronounced. */
function wordsOf({ inside }: Element): string {
  const written = inside.replaceAll(/<(?:\w+:)?rPh\b[^]*?<\/(?:\w+:)?rPh>/g, "");
  return [...elementsOf(written, "t")]
    .map((each) => unescape(each.inside).replaceAll("_x000D_", ""))
    .join("");
}

/** Rows and cells without a word may be left out of the file, and then also say where they stand. */
function rowsOf(sheet: string, shared: Shared): string[][] {
  const rows: string[][] = [];
  for (const row of elementsOf(sheet, "row")) {
    const place = Number(row.attributes["r"] ?? rows.length + 1);
    while (rows.length < place - 1) rows.push([]);
    const cells: string[] = [];
    for (const cell of elementsOf(row.inside, "c")) {
      const at = columnOf(cell.attributes["r"]) ?? cells.length;
      while (cells.length < at) cells.push("");
      cells.push(cellText(cell, shared));
    }
    rows.push(cells);
  }
  return rows;
}

/** "AB7" is the column 27. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]+/.exec(reference ?? "")?.[0];
  if (letters === undefined) return undefined;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellText(
  { attributes: { t: type, s: style }, inside }: Element,
  { texts, isDate, epoch }: Shared,
): string {
  if (type === "inlineStr") return wordsOf({ attributes: {}, inside });
  const [written] = elementsOf(inside, "v");
  const value = unescape(written?.inside ?? "");
  if (type === "s") return texts[Number(value)] ?? "";
  const isNumber = type === undefined || type === "n";
  return isNumber && value !== "" && isDate[Number(style)] ? dayOf(Number(value) + epoch) : value;
}

/** Spreadsheets count days from 1900, which they take for a leap year. */
function dayOf(days: number): string {
  const minutes = Math.round(days * 24 * 60);
  const written = new Date(Date.UTC(1899, 11, 30) + minutes * 60_000).toISOString();
  return minutes % (24 * 60) === 0 ? written.slice(0, 10) : written.slice(0, 16).replace("T", " ");
}
