import { describe, expect, test } from "vitest";
import { tokenise } from "./tokens.ts";

const texts = (text: string) => tokenise(text).map((token) => token.text);

describe("tokens", () => {
  test("a suffix written onto a foreign word is a token of its own", () => {
    expect(texts("AI-ийн ITгийн")).toEqual(["ai", "ийн", "it", "гийн"]);
    expect(tokenise("AI-ийн").map((token) => token.attached)).toEqual([false, true]);
  });
  test("Latin look-alikes in a Cyrillic word are repaired, and the other way round", () => {
    expect(texts("xөгжүүлэгч")).toEqual(["хөгжүүлэгч"]);
    expect(texts("Reаct")).toEqual(["react"]);
    expect(texts("єдєр")).toEqual(["өдөр"]);
  });
  test("C++, C# and possessives keep what matters", () =>
    expect(texts("C++ and C#, Bold's")).toEqual(["c++", "and", "c#", "bold"]));
  test("positions lead back to the text as written", () => {
    const text = "Би  React-ээр хийдэг";
    expect(tokenise(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      "Би",
      "React",
      "ээр",
      "хийдэг",
    ]);
  });
  test("invisible letters do not split a word", () =>
    expect(texts("mar\u00adketing \u200bUX")).toEqual(["marketing", "ux"]));
  test("lone surrogates and ten million letters are read without complaint", () => {
    expect(texts("\ud800 \udfff a")).toContain("a");
    expect(new Set(texts("я".repeat(10_000_000))).size).toBeLessThan(3);
  });
});
