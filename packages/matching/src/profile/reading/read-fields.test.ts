import { createLanguage } from "@khamt/language";
import { expect, test } from "vitest";
import { createMatcher } from "../../index.ts";

const matcher = createMatcher({ language: createLanguage() });

test.each([
  ["зохиол, сторибоард", ["зохиол", "сторибоард"]],
  ["HTML; plumbing", ["HTML", "plumbing"]],
  ["Python, basics", ["Python, basics"]],
  ["online marketing (Google, Airbnb)", ["online marketing (Google, Airbnb)"]],
])("an entry of several names is several entries: %s", (entry, entries) => {
  const { offers } = matcher.analyse("company", { id: "company", services: [entry] });
  expect(offers.map(({ surface }) => surface)).toEqual(entries);
});
