/** A zip archive with these files, as programs of spreadsheets write it: its checksums, which nobody reads here, are left out. */
export async function zipOf(files: Record<string, string>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const title = new TextEncoder().encode(name);
    const packed = await deflate(text);
    const local = record(30, {
      0: 0x04034b50,
      8: [8],
      18: packed.length,
      22: text.length,
      26: [title.length],
    });
    const entry: Fields = {
      0: 0x02014b50,
      10: [8],
      20: packed.length,
      24: text.length,
      28: [title.length],
      42: at,
    };
    parts.push(local, title, packed);
    directory.push(record(46, entry), title);
    at += local.length + title.length + packed.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = Object.keys(files).length;
  const end = record(22, { 0: 0x06054b50, 8: [count], 10: [count], 12: size, 16: at });
  return new Uint8Array(
    await new Blob([...parts, ...directory, end].map((each) => each.slice())).arrayBuffer(),
  );
}

type Fields = Record<number, number | [number]>;

/** Four bytes each, in a list two. */
function record(length: number, fields: Fields): Uint8Array {
  const view = new DataView(new ArrayBuffer(length));
  for (const [place, value] of Object.entries(fields))
    if (typeof value === "number") view.setUint32(Number(place), value, true);
    else view.setUint16(Number(place), value[0], true);
  return new Uint8Array(view.buffer);
}

async function deflate(text: string): Promise<Uint8Array> {
  const packing = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(packing).arrayBuffer());
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

/** A workbook with one sheet of texts, all of them shared as Excel has them. */
export function workbookOf(rows: readonly (readonly string[])[]): Promise<Uint8Array<ArrayBuffer>> {
  const texts = [...new Set(rows.flat())];
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

/** A workbook with the sheets "People", "Hidden" (which is) and "Empty". */
export function workbookWith(files: Record<string, string>): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = '<sheet name="People" sheetId="7" r:id="rId1"/>';
  const hidden = '<sheet name="Hidden" sheetId="8" state="hidden" r:id="rId1"/>';
  return zipOf({
    "xl/workbook.xml": `${head}<workbook ${main}><sheets>${sheet}${hidden}<sheet name="Empty" sheetId="9" r:id="rId2"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${head}<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>`,
    "xl/worksheets/sheet2.xml": `${head}<worksheet ${main}><sheetData/></worksheet>`,
    ...files,
  });
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
