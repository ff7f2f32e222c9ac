import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const root = new URL("../", import.meta.url);
const sections = readFileSync(new URL("docs/spec-coverage.md", root), "utf8").split(/^## /m).slice(1);
/** Rows of each section: no line of the specification goes away, so none of them may. */
const fewest = {
  "1": 6,
  "2": 95,
  "3": 21,
  "4": 19,
  "5": 10,
  "6": 4,
  "7": 9,
  "8": 18,
  "9": 24,
  "Decisions 1": 11,
  "Decisions 2": 8,
  "Decisions 3": 13,
  "Decisions 4": 21,
  "In the browser alone": 22,
} as const;

describe.each(Object.entries(fewest))("section %s of the specification", (number, least) => {
  const section = sections.find((text) => new RegExp(`^${number}\\b`).test(text)) ?? "";

  test("has lost no row", () => {
    expect(rowsOf(section).length).toBeGreaterThanOrEqual(least);
    for (const part of section.split(/^### /m).slice(1)) expect(rowsOf(part), part).not.toEqual([]);
  });

  test("names for each line a test that there is", () => {
    const faults = rowsOf(section).flatMap(([what = "", named = ""]) => {
      const tests = named.split("<br>");
      return tests.filter((each) => !isTest(each)).map((each) => `${what}: ${each}`);
    });
    expect(faults).toEqual([]);
  });
});

test("what concerns the server is shown against the server", () => {
  const concerned = sections.filter((text) => !/^(?:In the browser alone|Answered otherwise)/.test(text));
  const faults = concerned
    .flatMap((section) => rowsOf(section))
    .filter(([, named = ""]) => named.split("<br>").every((each) => each.startsWith("`apps/web/")))
    .map(([what]) => what);
  expect(faults).toEqual([]);
});

test("what is answered otherwise has a reason", () => {
  const unshown = sections.find((text) => text.startsWith("Answered otherwise")) ?? "";
  for (const [what, why] of rowsOf(unshown)) expect(why, what).toMatch(/\w/);
});

/** The cells of each row below a table's head. */
function rowsOf(markdown: string): string[][] {
  return markdown
    .split("\n")
    .filter((line) => line.startsWith("|") && !/^\|[\s|:-]+\|$/.test(line))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter(([what]) => what !== "what");
}

/** Whether `file › title`, in backticks, is the title of a test, of a group of tests or of a step in that file. */
function isTest(named: string): boolean {
  const [, file, title] = /^`(\S+\.(?:test|spec)\.tsx?) › (.+)`$/.exec(named) ?? [];
  if (file === undefined || title === undefined || !existsSync(new URL(file, root))) return false;
  // Of a test with parameters the title follows the table: `it.each(table)("title"`.
  const call = String.raw`(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*`;
  const quoted = ['"', "'", "`"].map((quote) => RegExp.escape(quote + title + quote)).join("|");
  return new RegExp(`${call}(?:${quoted})\\s*,`).test(readFileSync(new URL(file, root), "utf8"));
}
