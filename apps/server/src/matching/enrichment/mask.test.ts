import fc from "fast-check";
import { expect, test } from "vitest";
import { mask } from "./mask.ts";

const names = ["Тэмүүлэн", "Болд", "Nomad Soft"];

test.each([
  ["Энд хэрэг болох зүйл: Тэмүүлэнгийн баг, Болд.", "Энд хэрэг болох зүйл: {A} баг, {B}."],
  ["Both mention: nomad soft, felt.", "Both mention: {A}, felt."],
  ["Matching skills: React, call 9911-2233.", "Matching skills: React, call {A}."],
  ["Matching skills: bold@x.mn, +976 99 11 22 33.", "Matching skills: {A}, {B}."],
  ["Matching skills: https://x.example/a, www.x.example", "Matching skills: {A}, {B}"],
  ["Matching skills: khamt.mn, @bold_dev.", "Matching skills: {A}, {B}."],
  ["Matching skills: {A}, React.", "Matching skills: {A}A{B}, React."],
  [
    "Matching skills: Node.js, C#, Болдбаатарын 5-10 жил.",
    "Matching skills: Node.js, C#, Болдбаатарын 5-10 жил.",
  ],
])("%s leaves as: %s", (text, sent) => {
  expect(mask(text, names)?.text).toBe(sent);
});

test("everything can be put back", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.array(fc.string()), (text, names) => {
      const masked = mask(text, names);
      expect(masked ? masked.unmask(masked.text) : text).toBe(text);
    }),
  );
});

test("a text with more to hide than there are marks doesn't leave", () => {
  expect(mask(Array.from({ length: 27 }, (_, index) => `@user${index}`).join(" "), [])).toBeUndefined();
});

test("a mark that stands for nothing stays", () => {
  expect(mask("React", [])?.unmask("{Z}")).toBe("{Z}");
});
