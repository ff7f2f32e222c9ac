import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { csvParts, readCsv } from "./csv.ts";
import { type Columns, tableOf } from "./table.ts";

function toCsv<Row>(columns: Columns<Row>, rows: readonly Row[]): Promise<string> {
  return text(csvParts(tableOf(columns, rows)));
}

test("a table holds what was in its rows, and no formula", async () => {
  const columns = [
    ["Нэр", ({ name }: { name: string }) => name],
    ["Count", () => 3],
    ["None", () => null],
    ["At", () => new Date("2026-11-20T01:00:00Z")],
  ] as const;
  const table = await toCsv(columns, [{ name: 'Bat, "Болд"' }, { name: "=1+1" }]);
  expect(table).toBe(
    '\uFEFFНэр,Count,None,At\r\n"Bat, ""Болд""",3,,2026-11-20 09:00\r\n\'=1+1,3,,2026-11-20 09:00\r\n',
  );
});

test("no formula begins where a spreadsheet ends a line or a cell by its own rules", async () => {
  const names = [
    "Bat\n=1+1",
    "Bat\r=1+1",
    "\n=1+1",
    "\t@x",
    "Bat;=1+1",
    "Bat;\t -1",
    "Bat\u2028+1",
    "Bat\u0085=1",
    "Bat;\u0085=1",
    'Bat;"=1+1;',
    'Bat;"" =1',
  ];
  const table = await toCsv(
    [["Name", ({ name }: { name: string }) => name]],
    names.map((name) => ({ name })),
  );
  const cells = table.split("\r\n").slice(1, -1);
  expect(cells).toHaveLength(names.length);
  for (const cell of cells) {
    expect(cell).not.toMatch(/[\r\n\u0085\u2028]/);
    for (const part of cell.split(/[;\t]/)) expect(part).not.toMatch(/^[\s"]*[=+@-]/);
  }
});

test("blanks are looked at once, however many stand in a row", async () => {
  const many = 200_000;
  const long = ["x" + " ".repeat(many) + "y", "\t".repeat(many) + "y", ";" + " \t".repeat(many) + "=1"];
  const begin = performance.now();
  const tables = await Promise.all(long.map((name) => toCsv([["Name", () => name]], [null])));
  const [spaces, tabs, formula] = tables.map((table) => table.split("\r\n")[1]);
  expect(performance.now() - begin).toBeLessThan(2000);
  expect(spaces).toBe(long[0]);
  expect(tabs).toBe("y");
  expect(formula?.endsWith("'=1")).toBe(true);
});

test("a table is read with whatever separates its cells, with the line on which each begins or ends", () => {
  for (const sign of [",", ";", "\t"])
    for (const mark of ["", "\uFEFF"]) {
      const text = `${mark}Нэр${sign}Имэйл\r\n\r\n"Бат${sign} ""Болд"""${sign}a@b.mn\r\n${sign}\r\nСараа`;
      expect(readCsv(text)).toEqual([
        { line: 1, cells: ["Нэр", "Имэйл"] },
        { line: 3, cells: [`Бат${sign} "Болд"`, "a@b.mn"] },
        { line: 5, cells: ["Сараа"] },
      ]);
    }
  expect(readCsv('a,"b')).toBeUndefined();
  expect(readCsv('Рио "Хан" ХХК;a@b.mn\n"Хан" ХХК;c@d.mn')?.map(({ cells }) => cells)).toEqual([
    ['Рио "Хан" ХХК', "a@b.mn"],
    ['"Хан" ХХК', "c@d.mn"],
  ]);
  expect(readCsv("")).toEqual([]);
});
