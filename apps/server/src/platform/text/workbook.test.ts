import { expect, test } from "vitest";
import { lastFileOf } from "../../../test/workbook.ts";
import { tableOfParts } from "./table.ts";
import { workbookOf } from "./workbook.ts";

type Line = { name: string; at: Date | null };

async function sheetOf(parts: readonly (readonly Line[])[]): Promise<string> {
  const table = tableOfParts<Line>(
    [
      ["Нэр & овог", ({ name }) => name],
      ["At", ({ at }) => at],
      ["Count", ({ name }) => name.length],
    ],
    parts,
  );
  const { name, text } = lastFileOf(await workbookOf(table));
  expect(name).toBe("xl/worksheets/sheet1.xml");
  return text;
}

test("a workbook has texts as they were written and never as formulas, numbers as numbers, and times by the organisers' clock", async () => {
  const at = new Date("2026-11-20T01:00:00Z");
  const sheet = await sheetOf([[{ name: "=1+1; Бат,\n<b>", at }], [{ name: "A\u0001\uD800B", at: null }]]);
  const [head, first, second] = [...sheet.matchAll(/<row r="(\d)">(.*?)<\/row>/gs)].map(
    ([, , cells]) => cells,
  );
  expect(head).toContain(">Нэр &amp; овог</t>");
  expect(first).toContain(
    '<c r="A2" t="inlineStr"><is><t xml:space="preserve">=1+1; Бат,\n&lt;b&gt;</t></is></c>',
  );
  // Nine in the morning in Ulaanbaatar, on day 46346 of Excel's count.
  expect(first).toContain('<c r="B2" s="2"><v>46346.375</v></c><c r="C2"><v>14</v></c>');
  expect(second).toBe(
    '<c r="A3" t="inlineStr"><is><t xml:space="preserve">A\uFFFDB</t></is></c><c r="C3"><v>4</v></c>',
  );
  expect(sheet).not.toContain("<f>");
  expect(sheet).toContain('<autoFilter ref="A1:C3"/>');
});

test("a workbook of thousands of lines is packed as they come", async () => {
  const many = Array.from({ length: 5000 }, (_, at) => ({ name: `${at}`, at: null }));
  expect(await sheetOf([many, many])).toContain('<row r="10001">');
});
