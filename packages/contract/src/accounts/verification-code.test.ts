import { describe, expect, test } from "vitest";
import { codeAlphabet, isCode, readCode } from "./verification-code.ts";

const cyrillicTwins: Record<string, string> = {
  A: "А",
  B: "В",
  C: "С",
  E: "Е",
  H: "Н",
  K: "К",
  M: "М",
  P: "Р",
  T: "Т",
  X: "Х",
  Y: "У",
};

describe("a code", () => {
  test("has 19 symbols, each of which reads the same typed on either keyboard and in either case", () => {
    expect(new Set(codeAlphabet).size).toBe(19);
    for (const symbol of codeAlphabet) {
      const twin = cyrillicTwins[symbol] ?? symbol;
      for (const typed of [symbol, symbol.toLowerCase(), twin, twin.toLowerCase()])
        expect(readCode(typed)).toBe(symbol);
    }
  });

  test.each(["AB23CE", "ab23ce", " AB2 3CE ", "АВ23СЕ", "ав23се", "AB2-3CE", "ＡＢ23CE"])(
    "may be typed as %j",
    (typed) => {
      expect(isCode(typed)).toBe(true);
      expect(readCode(typed)).toBe("AB23CE");
    },
  );

  test.each(["", "AB23C", "AB23CEE", "AB23C0", "AB23CI", "AB23C!", "АБ23СЕ"])("is not %j", (typed) => {
    expect(isCode(typed)).toBe(false);
  });
});
