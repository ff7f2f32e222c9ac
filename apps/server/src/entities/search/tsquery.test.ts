import { expect, test } from "vitest";
import { readQuery } from "./read-query.ts";
import { beyond, someOf, tiersOf, withTags } from "./tsquery.ts";

const read = (query: string) => readQuery(query, { isTyping: false });

test("a concept is asked for by its name, as who is called so, as declared, as implied, as said, and in other words", () => {
  const [best, called, good, implied, fair, any, ...more] = tiersOf(read("React"));
  expect(best).toBe("'!react'");
  const names = String(called).replace("('!react'|", "").slice(0, -1);
  expect(names).toContain("'nreact'");
  expect([good, implied, fair]).toEqual(["+", "*", "~"].map((mark) => `('${mark}react'|${names})`));
  expect(any).toContain("'wreact'");
  expect(more).toEqual([]);
});

test("a product is asked for in its own words before what else is called so", () => {
  const [called, exact, best] = tiersOf(read("Odoo"));
  const named = `'!erp-systems'`;
  expect(called).toContain("'nodoo'");
  expect(exact).toBe(`((${named}&'todoo')|${called})`);
  expect(best).toBe(`(${named}|${called})`);
});

test("of several words all are asked for, and some in the title before all in the text", () => {
  const tiers = tiersOf(read("React Berlin"));
  expect(tiers).toHaveLength(7);
  expect(tiers[0]).toBe("('!react'&'!berlin')");
  expect(tiers[4]).toMatch(/~react.*~berlin.*&\(\('\*react'.*\*berlin/);
});

test("signs of the query language are letters like others", () => {
  const [, , , good] = tiersOf(read("o'zorb\\lax"));
  expect(good).toContain("o''zorb");
  expect(tiersOf(read("!&|:*"))).toEqual([]);
});

test("each tier is asked for what it has beyond the one before", () => {
  expect(beyond(undefined, "'a'")).toBe("'a'");
  expect(beyond("'a'|'b'", "'c'")).toBe("'c'&!('a'|'b')");
});

test("tags narrow every tier, or stand alone; one that can't be read finds nothing", () => {
  const tags = [read("React"), read("Berlin")];
  expect(withTags(["'wx'"], tags)).toEqual(["'wx'&('*react'&'*berlin')"]);
  expect(withTags([], tags)).toEqual(["('!react'&'!berlin')", "('*react'&'*berlin')"]);
  expect(withTags(["'wx'"], [])).toEqual(["'wx'"]);
  expect(withTags(["'wx'"], [[]])).toEqual([]);
});

test("a query that is answered in part leaves out one word, then all but one, which is named, declared or said", () => {
  const units = [read("zorb"), read("blax"), read("quux")].flat();
  const [butOne, named, declared, one] = someOf(units, { isAll: true });
  expect(butOne).toMatch(/blax.*quux.*\|.*zorb/);
  expect(named).toContain("'tzorb'");
  expect(declared).toContain("'t~zorb'");
  expect(one).not.toContain("&");
  const nested = someOf(units, { isAll: false });
  expect(nested.slice(0, -4)).toEqual(tiersOf(units));
  expect(nested.at(-4)).toContain(butOne?.slice(1));
  expect(nested.at(-1)).toBe(one);
  expect(someOf([], { isAll: false })).toEqual([]);
});
