import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fold, foldings, soften } from "./fold.ts";

describe("folding", () => {
  test.each([
    ["хөгжүүлэгч", "hogjuulegch"],
    ["хөгжүүлэгч", "khugjuulegch"],
    ["нягтлан", "nyagtlan"],
    ["зураг", "zurag"],
    ["туршлагагүй", "turshlagagvi"],
    ["туршлагагүй", "turshlagagui"],
    ["хүн", "hvn"],
    ["өвөл", "uvul"],
    ["цагаан", "tsagaan"],
    ["программ", "program"],
    ["орчуулга", "orchuulga"],
    ["авна", "avna"],
    ["сервис", "servis"],
    ["ажилтан", "ajiltan"],
  ])("%s and %s sound the same", (cyrillic, latin) => expect(fold(latin)).toBe(fold(cyrillic)));

  test("different words stay apart", () => {
    expect(fold("татвар")).not.toBe(fold("тээвэр"));
    expect(fold("санхүү")).not.toBe(fold("сургалт"));
  });

  test("a key has no doubled letter, whatever the word", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (word) => {
        expect(fold(word.toLowerCase())).not.toMatch(/([a-z])\1/);
      }),
    );
  });
});

test("keyboard habits are forgiven in longer Cyrillic words, not in short ones", () => {
  expect(soften("хөгжүүлэх")).toBe(soften("хогжуулэх"));
  expect(soften("түүж")).not.toBe(soften("тууж"));
});

test("letters that may be read in several ways are", () => {
  expect(foldings("utsan")).toEqual(expect.arrayContaining([fold("уцан"), fold("утсан")]));
  expect(foldings("tvhyyrvv")).toContain(fold("түхүүрөө"));
  expect(foldings("hvyvsh".repeat(10)).length).toBeLessThanOrEqual(16);
});
