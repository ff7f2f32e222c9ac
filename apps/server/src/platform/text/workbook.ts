import { timeInTables } from "./csv.ts";
import type { Cell, Table } from "./table.ts";
import { zipParts } from "./zip.ts";

/** Of one cell, as Excel has it. */
const longestCell = 32_767;

/**
 * A table as a workbook of one sheet (Office Open XML, ECMA-376): no separator, no encoding and no format of dates is left for the
 * spreadsheet to guess. Texts are texts, never formulas. Headings stay in sight, and each column can be filtered.
 */
export function workbookParts(table: Table): AsyncGenerator<Uint8Array> {
  const frames = Object.entries(frame).map(([name, text]) => ({ name, parts: [text] }));
  return zipParts([...frames, { name: "xl/worksheets/sheet1.xml", parts: sheetParts(table) }]);
}

async function* sheetParts({ headings, lines }: Table): AsyncGenerator<string> {
  yield sheetBefore(headings);
  let number = 1;
  for await (const rows of lines) yield rows.map((cells) => rowXml(cells, (number += 1))).join("");
  yield `</sheetData><autoFilter ref="A1:${columnName(headings.length - 1)}${number}"/></worksheet>`;
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = "http://schemas.openxmlformats.org";
const main = `xmlns="${office}/spreadsheetml/2006/main"`;
const relations = `${office}/officeDocument/2006/relationships`;
const type = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const [heading, time] = [1, 2];

/** Everything around the sheet. */
const frame = {
  "[Content_Types].xml": `${xml}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
  "_rels/.rels": `${xml}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `${xml}<workbook ${main} xmlns:r="${relations}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `${xml}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  "xl/styles.xml": `${xml}<styleSheet ${main}><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

function sheetBefore(headings: readonly string[]): string {
  const columns = headings.map(
    (text, at) => `<col min="${at + 1}" max="${at + 1}" width="${widthFor(text)}" customWidth="1"/>`,
  );
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const first = headings.map((text, at) => textCell(text, `${columnName(at)}1`, heading)).join("");
  return `${xml}<worksheet ${main}><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${columns.join("")}</cols><sheetData><row r="1">${first}</row>`;
}

/** In signs: a heading with its button is whole, and a long question does not push the others out of sight. */
function widthFor(text: string): number {
  return Math.max(16, Math.min(40, text.length + 4));
}

function rowXml(cells: readonly Cell[], number: number): string {
  const written = cells.map((cell, at) => cellXml(cell, `${columnName(at)}${number}`)).join("");
  return `<row r="${number}">${written}</row>`;
}

function cellXml(cell: Cell, place: string): string {
  if (cell === null || cell === "") return "";
  if (cell instanceof Date) return `<c r="${place}" s="${time}"><v>${serialOf(cell)}</v></c>`;
  if (typeof cell === "number") return `<c r="${place}"><v>${cell}</v></c>`;
  return textCell(String(cell), place);
}

function textCell(text: string, place: string, style?: number): string {
  const said = escaped(text.slice(0, longestCell));
  return `<c r="${place}"${style === undefined ? "" : ` s="${style}"`} t="inlineStr"><is><t xml:space="preserve">${said}</t></is></c>`;
}

const named: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Without what XML has no sign for. */
function escaped(text: string): string {
  return (
    text
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex -- those that XML 1.0 does not have
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu, "")
      .replaceAll(/[&<>]/gu, (sign) => named[sign] ?? "")
  );
}

const dayLength = 86_400_000;
/** What Excel counts its days from. */
const firstDay = Date.UTC(1899, 11, 30);

/** Days since then, of the organisers' clock: the time that a table of text says. */
function serialOf(at: Date): number {
  return (Date.parse(`${timeInTables(at).replace(" ", "T")}:00Z`) - firstDay) / dayLength;
}

/** A, B … Z, AA. */
function columnName(at: number): string {
  const rest = Math.floor(at / 26) - 1;
  return (rest < 0 ? "" : columnName(rest)) + String.fromCodePoint(65 + (at % 26));
}
