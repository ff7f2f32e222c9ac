import { buffer } from "node:stream/consumers";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { rowsOfWorkbook } from "../../../test/workbook.ts";
import { tableOfParts } from "./table.ts";
import { workbookParts } from "./workbook.ts";

type Line = { name: string; at: Date | null };

function workbookOf(parts: readonly (readonly Line[])[]): Promise<Buffer> {
  const table = tableOfParts<Line>(
    [
      ["Нэр & овог", ({ name }) => name],
      ["At", ({ at }) => at],
      ["Count", ({ name }) => name.length],
    ],
    parts,
  );
  return buffer(workbookParts(table));
}

test("a workbook has texts as they were written and never as formulas, numbers as numbers, and times by the organisers' clock", async () => {
  const at = new Date("2026-11-20T01:00:00Z");
  const file = await workbookOf([[{ name: "=1+1; Бат,\n<b>", at }], [{ name: "A\u0001\uD800B", at: null }]]);
  expect(await rowsOfWorkbook(file)).toEqual([
    ["Нэр & овог", "At", "Count"],
    ["=1+1; Бат,\n<b>", new Date("2026-11-20T09:00:00Z"), 14],
    ["A\uFFFDB", null, 4],
  ]);
  const sheet = strFromU8(unzipSync(file)["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
  expect(sheet).toContain('<autoFilter ref="A1:C3"/>');
  expect(sheet).not.toContain("<f>");
});

test("a workbook of thousands of lines is packed as they come", async () => {
  const many = Array.from({ length: 5000 }, (_, at) => ({ name: `${at}`, at: null }));
  expect(await rowsOfWorkbook(await workbookOf([many, many]))).toHaveLength(10_001);
});
