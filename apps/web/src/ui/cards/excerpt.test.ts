import { expect, it } from "vitest";
import { excerptOf } from "./excerpt.ts";

it("ends after a whole word, and is the same when taken again", () => {
  const text = "Хоол хүргэлтийн апп. ".repeat(40);
  const excerpt = excerptOf(text, "two");
  expect(excerpt).toMatch(/^(Хоол хүргэлтийн апп\. )+.* …$/);
  expect(text.startsWith(`${excerpt.slice(0, -2)} `)).toBe(true);
  expect(excerpt.length).toBeLessThanOrEqual(177);
  expect(excerptOf(excerpt, "two")).toBe(excerpt);
});

it("leaves a short text alone and parts no letter of two", () => {
  expect(excerptOf("Short", "three")).toBe("Short");
  expect(excerptOf("𝒳".repeat(400), "two")).toMatch(/^𝒳+ …$/u);
});
