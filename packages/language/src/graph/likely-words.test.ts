import { expect, test } from "vitest";
import { createLanguage } from "../language.ts";
import { isOneSlipApart } from "../text/slips.ts";

const language = createLanguage();

test.each([
  ["accouting", "accounting"],
  ["logisitcs", "logistics"],
  ["javascrip", "javascript"],
  ["маркетенг", "marketing"],
  ["борлуулат", "sales"],
])("a list's “%s”, with one slip, is %s", (entry, concept) =>
  expect(language.conceptsOfTag(entry)).toContain(concept),
);

test.each([
  ["webdesign", "ui-design"],
  ["projectmanagement", "project-management"],
  ["block chain", "blockchain"],
])("“%s”, written together or apart, is %s", (entry, concept) =>
  expect(language.conceptOfTag(entry)).toBe(concept),
);

test.each([
  ["watchmaking", "watchmaker"],
  ["carpentery", "carpenter"],
])("“%s” is of one root with %s", (entry, other) =>
  expect(language.conceptsOfTag(entry)).toEqual(
    expect.arrayContaining(language.conceptsOfTag(other).slice(0, 1)),
  ),
);

test.each([
  ["фасилитейшн", "training"],
  ["подкастинг", "podcasting"],
])("the English word that “%s” sounds like is %s", (entry, concept) =>
  expect(language.conceptOfTag(entry)).toBe(concept),
);

test("a running text is read as it stands", () => {
  expect(language.findConcepts("We love accouting and webdesign")).toEqual([]);
});

test("what is understood in part is not guessed at", () => {
  expect(language.conceptsOfTag("accouting")).not.toEqual([]);
  const found = language.findConcepts("sales of accouting", { isTag: true });
  expect(found.map(({ concept }) => concept)).toEqual(["sales"]);
});

test("words that are like nothing, or like too much, name nothing", () => {
  for (const entry of ["xyzzyplugh", "qwertyuiop", "бөгнөрөг"])
    expect(language.conceptsOfTag(entry), entry).toEqual([]);
});

test("one slip is a letter more, less or another, or two exchanged", () => {
  expect(isOneSlipApart("plumber", "plumer")).toBe(true);
  expect(isOneSlipApart("plumber", "plumbler")).toBe(true);
  expect(isOneSlipApart("plumber", "plummer")).toBe(true);
  expect(isOneSlipApart("plumber", "plubmer")).toBe(true);
  expect(isOneSlipApart("plumber", "plumber")).toBe(false);
  expect(isOneSlipApart("plumber", "plubemr")).toBe(false);
});

test.each([
  ["food safey", "food-safety"],
  ["reatc native", "react-native"],
  ["онлйан дэлгүүр", "ecommerce"],
])("a word with a slip may complete a name of several: “%s” is %s", (entry, concept) =>
  expect(language.findConcepts(entry, { isTag: true }).map((found) => found.concept)).toContain(concept),
);

test.each([
  ["Dokcer", "docker"],
  ["larvel", "laravel"],
  ["Pythhon", "python"],
  ["хууьлч", "lawyer"],
])("a list's short “%s” is %s", (entry, concept) => expect(language.conceptsOfTag(entry)).toContain(concept));

test.each([
  ["suvilgch", "nursing"],
  ["nyagtaln", "accounting"],
  ["tshilgaanii injener", "electrical-engineering"],
])("and of Mongolian in Latin letters “%s” is %s", (entry, concept) => {
  const { matches } = language.read(entry, { romanised: true, isTag: true });
  expect(matches.map((found) => found.concept)).toContain(concept);
});

test("of short words a letter instead of another is no slip", () => {
  for (const entry of ["docket", "barrel"]) expect(language.conceptsOfTag(entry), entry).toEqual([]);
});
