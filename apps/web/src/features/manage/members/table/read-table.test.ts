import { unzipSync, Zip, ZipDeflate } from "fflate";
import { expect, test } from "vitest";
import { workbookOf, workbookWith, zipOf } from "../../../../test/fake-workbook.ts";
import { inWindows1251 } from "../../../../test/windows-1251.ts";
import { readTable } from "./read-table.ts";

const read = async (...parts: (string | Uint8Array<ArrayBuffer>)[]) => readTable(new Blob(parts));
const textOf = async (...parts: (string | Uint8Array<ArrayBuffer>)[]) => {
  const found = await read(...parts);
  return found.fault ?? found.sheets.map(({ name, text }) => `${name}\n${text}`).join("\n---\n");
};

const sheetWith = (rows: string) =>
  workbookWith({
    "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  });

test("a workbook is read as it was saved, a line for each row", async () => {
  const book = workbookOf([["Нэр", "Имэйл"], ["Бат & Co", "bat@uni.mn"], [], ['"Rio"', "a@uni.mn"]]);
  expect(await textOf(book)).toBe(
    'People\n"Нэр","Имэйл"\r\n"Бат & Co","bat@uni.mn"\r\n"",""\r\n"""Rio""","a@uni.mn"',
  );
});

test("cells are read as the sheet shows them: dates as days, words in all their fonts, and gaps where nothing stands", async () => {
  const cells = [
    '<c r="A3" s="1"><v>46096</v></c>',
    '<c r="C3" s="2"><v>46096.5</v></c>',
    '<c r="D3"><v>99112233</v></c><c r="E3" t="b"><v>1</v></c>',
    '<c r="F3" t="inlineStr"><is><r><t>Бат</t></r><r><t xml:space="preserve"> &#x2013; A</t></r><rPh sb="0"><t>no</t></rPh></is></c>',
    '<c r="G3" t="str" s="1"><f>A1</f><v>46096</v></c><c r="H3" s="1"/><c r="AA3" s="3"><v>5</v></c>',
  ];
  const book = workbookWith({
    "xl/worksheets/sheet1.xml": `<worksheet><sheetData><row r="3">${cells.join("")}</row></sheetData></worksheet>`,
    "xl/styles.xml":
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy.mm.dd&quot; өдөр&quot;"/><numFmt numFmtId="165" formatCode="0.0&quot;day&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>',
  });
  const nothing = (cells: number) => Array.from({ length: cells }, () => '""').join(",");
  expect(await textOf(book)).toBe(
    `People\n${nothing(27)}\r\n${nothing(27)}\r\n"2026-03-15","","2026-03-15 12:00","99112233","1","Бат – A","46096","",${nothing(18)},"5"`,
  );
});

test("what is no table says so, in whatever way it is none", async () => {
  const numbers = zipOf({ "Index.zip": "x" });
  expect(await textOf(numbers)).toBe("unreadable");
  expect(await textOf(numbers.slice(0, 40))).toBe("unreadable");
  expect(await textOf(workbookOf([]))).toBe("unreadable");
  // A workbook of before 2007, or one with a password.
  expect(await textOf(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0))).toBe("unreadable");
  expect(await textOf("a,".repeat(400_000))).toBe("too-large");
});

test.each([
  ["the last cell that a sheet can have", sheetWith('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>')],
  ["much that a few bytes unpack to", sheetWith(" ".repeat(40_000_000))],
  ["such bytes that say they were few", sayingFew(sheetWith(" ".repeat(40_000_000)))],
  ["merged cells that lie over each other a million times", mergedOver(2000, 1000)],
])("a workbook with %s is refused before a browser is busy with it", async (_what, book) => {
  expect(await textOf(book)).toBe("too-large");
});

test("a workbook is read that was written in one go, its lengths behind its parts", async () => {
  const [written, zip] = [[] as Uint8Array<ArrayBuffer>[], new Zip()];
  zip.ondata = (_error, piece) => written.push(piece);
  for (const [name, part] of Object.entries(unzipSync(workbookOf([["Нэр"], ["Бат"]])))) {
    const file = new ZipDeflate(name);
    zip.add(file);
    file.push(part, true);
  }
  zip.end();
  expect(await textOf(...written)).toBe('People\n"Нэр"\r\n"Бат"');
});

function mergedOver(rows: number, times: number) {
  const said = Array.from(
    { length: rows },
    (_, at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>1</v></c></row>`,
  );
  const merged = `<mergeCell ref="A1:A${rows}"/>`.repeat(times);
  return workbookWith({
    "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${said.join("")}</sheetData><mergeCells>${merged}</mergeCells></worksheet>`,
  });
}

/** In both places in which an archive says how long its parts are. */
function sayingFew(book: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(book.buffer);
  const places = new Map([
    [0x04034b50, 22],
    [0x02014b50, 24],
  ]);
  for (let at = 0; at < book.length - 30; at += 1) {
    const place = places.get(view.getUint32(at, true));
    if (place !== undefined) view.setUint32(at + place, 1000, true);
  }
  return book;
}

test("a workbook whose last row has nothing but a colour is read up to what stands in it", async () => {
  const cells = '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576" s="1"/></row>';
  expect(await textOf(sheetWith(cells))).toBe('People\n"1"');
});

test("what is merged over several rows is read in each of them that says something else", async () => {
  const cell = (at: string, text: string) =>
    text === "" ? `<c r="${at}" s="0"/>` : `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const people = [
    ["Оролцогчид", "", ""],
    ["", "", ""],
    ["Company", "Name", "Email"],
    ["Rio & Co", "Bat", "bat@uni.mn"],
    ["", "Saran", "saran@uni.mn"],
    ["", "", ""],
    ["", "Dorj", "dorj@uni.mn"],
    ["Other", "Oyun", "oyun@uni.mn"],
  ];
  const rows = people.map((cells, at) => {
    const written = cells.map((text, column) =>
      cell(`${"ABC"[column]}${at + 1}`, text.replace("&", "&amp;")),
    );
    return `<row r="${at + 1}">${written.join("")}</row>`;
  });
  const merged = ["A1:C2", "A4:A7", "A8:A1048576"].map((ref) => `<mergeCell ref="${ref}"/>`);
  const book = workbookWith({
    "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${rows.join("")}</sheetData><mergeCells count="3">${merged.join("")}</mergeCells></worksheet>`,
  });
  expect(await textOf(book)).toBe(
    [
      "People",
      '"Оролцогчид","",""',
      '"","",""',
      '"Company","Name","Email"',
      '"Rio & Co","Bat","bat@uni.mn"',
      '"Rio & Co","Saran","saran@uni.mn"',
      '"","",""',
      '"Rio & Co","Dorj","dorj@uni.mn"',
      '"Other","Oyun","oyun@uni.mn"',
    ]
      .join("\r\n")
      .replace("People\r\n", "People\n"),
  );
});

test("a table whose Mongolian letters were lost when it was saved is not taken for one", async () => {
  expect(await textOf(inWindows1251("Нэр;?нэр"))).toBe("lost-letters");
  expect(await textOf("Нэр;Тэмдэглэл\nӨнөр;CTO хайж байна уу? Тийм")).not.toBe("lost-letters");
});
