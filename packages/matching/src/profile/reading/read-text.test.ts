import { createLanguage } from "@khamt/language";
import { expect, test } from "vitest";
import { createTextReader } from "./read-text.ts";

const reader = createTextReader(createLanguage(), false);
const trades =
  "Accounting, tax, React, PostgreSQL, carpentry, welding, plumbing, photography, nursing, dentistry, teaching, translation, logistics, warehousing, sewing, beekeeping, marketing, sales, copywriting, payroll, recruiting, mining, geology, surveying, roofing, tiling, baking, catering, hairdressing, tourism";

test.each([
  ["I do no coal stoves.", []],
  ["I do no stoves.", ["home-heating"]],
  ["No hospital visit needed so far!", []],
  ["We do no bodybuilding shows.", []],
  ["No hospitals needed.", ["healthcare"]],
  ["Айлын цэвэрлэгээ авахгүй.", []],
  ["Спорт хэрэгсэл авахгүй.", []],
  ["Массажист хангалттай.", ["massage-therapy", "health-therapist-role"]],
  ["I don't do brand marketing.", []],
  ["I don't do marketing.", ["marketing", "marketing-industry"]],
  ["Барилгын маркетинг хийдэггүй.", []],
  ["Маркетинг хийдэггүй.", ["marketing"]],
  ["Ordinary sports halls we leave to others.", []],
  ["Sports we leave to others.", ["sports-industry"]],
  ["Ordinary houses and cheap tax returns we leave to others.", []],
  ["Компьютерийн зураг хийдэггүй.", []],
  ["Гагнуурын ажил хийдэггүй.", ["welding"]],
  ["Дизайны бизнес бидэнд хамаагүй.", ["design"]],
  ["Энгийн паркет бол бидний ажил биш.", []],
])("“%s” refuses %j: a word before or behind a name narrows what is refused", (text, refused) => {
  const mentions = reader.prose(text, 0.7).filter(({ role }) => role === "not");
  expect(mentions.flatMap(({ parts }) => parts.flatMap(({ concepts }) => concepts))).toEqual(refused);
});

test("what is within a name that is needed is no need besides: “build the booking site”", () => {
  const needs = reader.prose("We need someone to build the booking site.", 0.7);
  expect(needs.flatMap(({ role, surface }) => (role === "need" ? surface : []))).toEqual([
    "build the booking site",
  ]);
});

test("a case of the courts is none that is needed: «шүүхийн хэрэг биш»", () =>
  expect(reader.prose("Шүүхийн хэрэг биш.", 0.7).map(({ role }) => role)).not.toContain("need"));

test("a word says less in a text that names everything", () => {
  const weightOf = (text: string) =>
    reader.prose(text, 0.7).find(({ surface }) => surface.toLowerCase() === "accounting")?.weight;
  expect(weightOf("I do accounting and tax.")).toBe(0.7);
  expect(weightOf(trades)).toBeLessThan(0.55);
  expect(weightOf(trades)).toBeGreaterThan(0.35);
});

test("single sentences of an English text may be Mongolian in Latin letters", () => {
  const text =
    "I worked as an accountant. Tatvar, NDSH, tailan bugdiig hiine. Excel pro. Node.js since v2.0.";
  const found = new Map(reader.prose(text, 0.7).map(({ surface, parts }) => [surface, parts[0]?.concepts]));
  expect(found.get("Tatvar")).toEqual(["tax"]);
  expect(found.get("Excel")).toEqual(["microsoft-excel"]);
  expect([...found.keys()], "a point within a name ends no sentence").toContain("Node.js");
});

test.each([
  ["event organisation", "event"],
  ["сервер талын хөгжүүлэлт", "сервер тал"],
  ["ивент зохион байгуулалт", "ивент"],
  ["beekeeping services", "beekeeping"],
  ["зөгийн аж ахуйн үйл ажиллагаа", "зөгийн аж ахуй"],
])("“%s” on a list says as much as “%s”", (entry, name) => {
  const terms = (text: string) => reader.tag(text, 1).flatMap(({ parts }) => parts.map(({ term }) => term));
  expect(terms(entry)).toEqual(terms(name));
});
