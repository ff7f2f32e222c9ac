import { expect, test } from "vitest";
import { inWindows1251 } from "../../../../test/windows-1251.ts";
import { readText } from "./read-text.ts";

const table = "Нэр,Имэйл\nБат,bat@uni.mn";

test("a table is read as the spreadsheet wrote it, on Windows too", () => {
  const withMark = Uint16Array.from(`\uFEFF${table}`, (sign) => sign.charCodeAt(0));
  expect(readText(new TextEncoder().encode(table).buffer)).toBe(table);
  expect(readText(inWindows1251(table).buffer)).toBe(table);
  expect(readText(withMark.buffer)).toBe(table);
  expect(readText(Buffer.from(withMark.buffer.slice(0)).swap16().buffer)).toBe(table);
});

test("where old Mongolian fonts drew ө and ү stand ө and ү", () => {
  // Єнєр, Її
  const old = Uint8Array.of(0xaa, 0xed, 0xba, 0xf0, 0x2c, 0xaf, 0xbf);
  expect(readText(old.buffer)).toBe("Өнөр,Үү");
});
