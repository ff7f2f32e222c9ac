import { strToU8, zipSync } from "fflate";

/** A zip archive with these files, as programs of spreadsheets write it. */
export function zipOf(files: Record<string, string>): Uint8Array<ArrayBuffer> {
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';
const relation = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

/** A workbook with one sheet of texts, all of them shared as Excel has them, and with more that no cell shows. */
export function workbookOf(
  rows: readonly (readonly string[])[],
  unused: readonly string[] = [],
): Uint8Array<ArrayBuffer> {
  const texts = [...new Set([...rows.flat(), ...unused])];
  const cell = (text: string, row: number, column: number) =>
    `<c r="${String.fromCharCode(65 + column)}${row}" t="s"><v>${texts.indexOf(text)}</v></c>`;
  const written = rows.map(
    (cells, at) =>
      `<row r="${at + 1}">${cells.map((text, column) => cell(text, at + 1, column)).join("")}</row>`,
  );
  const shared = texts.map((text) => `<si><t xml:space="preserve">${escape(text)}</t></si>`);
  return workbookWith({
    "xl/worksheets/sheet1.xml": `${head}<worksheet ${main}><sheetData>${written.join("")}</sheetData></worksheet>`,
    "xl/sharedStrings.xml": `${head}<sst ${main}>${shared.join("")}</sst>`,
  });
}

/** A workbook with the sheets "People" and "Empty". */
export function workbookWith(files: Record<string, string>): Uint8Array<ArrayBuffer> {
  const relations = [
    ["rId1", "worksheet", "worksheets/sheet1.xml"],
    ["rId2", "worksheet", "/xl/worksheets/sheet2.xml"],
    ["rId3", "sharedStrings", "sharedStrings.xml"],
    ["rId4", "styles", "styles.xml"],
  ].map(([id, type, target]) => `<Relationship Id="${id}" Type="${relation}/${type}" Target="${target}"/>`);
  const sheets =
    '<sheet name="People" sheetId="7" r:id="rId1"/><sheet name="Empty" sheetId="9" r:id="rId2"/>';
  return zipOf({
    "xl/workbook.xml": `${head}<workbook ${main} xmlns:r="${relation}"><sheets>${sheets}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${head}<Relationships>${relations.join("")}</Relationships>`,
    "xl/worksheets/sheet2.xml": `${head}<worksheet ${main}><sheetData/></worksheet>`,
    "xl/sharedStrings.xml": `${head}<sst ${main}/>`,
    "xl/styles.xml": `${head}<styleSheet ${main}/>`,
    ...files,
  });
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
