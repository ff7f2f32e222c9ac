import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

test("a table holds what was in its rows, and no formula", () => {
  const columns = [
    ["Нэр", ({ name }: { name: string }) => name],
    ["Count", () => 3],
    ["None", () => null],
    ["At", () => new Date("2026-11-20T01:00:00Z")],
  ] as const;
  const table = toCsv(columns, [{ name: 'Bat, "Болд"' }, { name: "=1+1" }]);
  expect(table).toBe(
    '\uFEFFНэр,Count,None,At\r\n"Bat, ""Болд""",3,,2026-11-20T01:00:00.000Z\r\n\'=1+1,3,,2026-11-20T01:00:00.000Z\r\n',
  );
});
