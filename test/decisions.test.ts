import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";

const root = new URL("../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const index = read("docs/decisions/README.md");
const files = globSync("docs/decisions/[0-9]*.md", { cwd: root }).sort();
const head = /^# (?<title>\d{4} .+)\n\nDate: (?<date>\d{4}-\d\d-\d\d)\n\nStatus: (?<status>.+)\n\n## /;

describe.each(files)("%s", (file) => {
  const text = read(file);
  const { title = "", date = "", status = "" } = head.exec(text)?.groups ?? {};

  test("begins with its number, its date and a status", () => {
    expect(title.slice(0, 4)).toBe(basename(file).slice(0, 4));
    expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
    expect(status).toMatch(/^(accepted|superseded by \[decision \d+\]\(\d{4}-[a-z0-9-]+\.md\))$/);
  });

  test("tells context, decision and consequences, in this order", () => {
    const sections = [...text.matchAll(/^## (.+)\n\n\S/gm)].map(([, section]) => section);
    expect(sections).toEqual(["Context", "Decision", "Consequences"]);
  });

  test("stands in the index as it says of itself", () => {
    const cells = rowsOf(index).find(([link = ""]) => link.endsWith(`(${basename(file)})`));
    expect(cells).toEqual([`[${title}](${basename(file)})`, date, status]);
  });
});

test("the index names no decision that there isn't, and every number that is left out", () => {
  const linked = rowsOf(index).map(([link]) => /\((.+)\)$/.exec(link ?? "")?.[1]);
  expect(linked.filter((file) => file !== undefined)).toEqual(files.map((file) => basename(file)));
  const numbers = files.map((file) => Number(basename(file).slice(0, 4)));
  const unused = Array.from({ length: Math.max(...numbers) }, (_, at) => at + 1).filter(
    (number) => !numbers.includes(number),
  );
  for (const number of unused)
    expect(index).toMatch(new RegExp(`The numbers .*${String(number).padStart(4, "0")}.* never used`));
});

test("a decision names every package that is needed at run time", () => {
  const named = new Set(files.flatMap((file) => read(file).match(/(?<=`)[^`\n]+(?=`)/g) ?? []));
  const packages = ["package.json", ...globSync("{apps,packages}/*/package.json", { cwd: root })];
  const needed = packages.flatMap((file) => {
    const { dependencies = {} } = JSON.parse(read(file)) as { dependencies?: Record<string, string> };
    return Object.keys(dependencies).filter((name) => !name.startsWith("@khamt/"));
  });
  expect(needed.length).toBeGreaterThan(30);
  expect(needed.filter((name) => !named.has(name))).toEqual([]);
});

/** The cells of the index, a row each; its head and rule link to nothing. */
function rowsOf(markdown: string): string[][] {
  const rows = markdown.split("\n").filter((line) => line.startsWith("| ["));
  return rows.map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
