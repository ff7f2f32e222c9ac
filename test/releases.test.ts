import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readFrozen, schemaSnapshots, stepHashes, stepTexts } from "./migrations.ts";

const root = join(import.meta.dirname, "..");
const frozen = readFrozen();

test("no migration that has landed is edited, renamed or removed", () => {
  const now = stepHashes();
  for (const [name, hash] of Object.entries(frozen.steps)) expect(now[name], name).toBe(hash);
});

test("every migration is frozen: npm run freeze", () => {
  expect(Object.keys(frozen.steps)).toEqual(Object.keys(stepHashes()));
  expect(schemaSnapshots()).toHaveLength(1);
});

/** What an older server beside a newer one would stumble over. */
const breaking = [
  /\bDROP\s+(TABLE|COLUMN|SCHEMA|FUNCTION)\b/i,
  /\bRENAME\b/i,
  /\bSET\s+DATA\s+TYPE\b/i,
  /\bALTER\s+COLUMN\s+\S+\s+SET\s+NOT\s+NULL\b/i,
  /\bADD\s+COLUMN\b(?![^;]*\b(DEFAULT|GENERATED)\b)[^;]*\bNOT\s+NULL\b/i,
];

test.each([
  ['ALTER TABLE "users" DROP COLUMN "name";', true],
  ['ALTER TABLE "users" RENAME COLUMN "a" TO "b";', true],
  ['ALTER TABLE "users" ADD COLUMN "a" text NOT NULL;', true],
  ['ALTER TABLE "users" ADD COLUMN "a" text DEFAULT \'\' NOT NULL;', false],
  ['ALTER TABLE "users" ADD COLUMN "a" text;', false],
  ['ALTER TABLE "notifications" DROP CONSTRAINT "kind_check";', false],
])("%s breaks an older server: %s", (statement, breaks) => {
  expect(breaking.some((form) => form.test(statement))).toBe(breaks);
});

test("a migration after the first release breaks no server of the release before, unless its reason is written down", () => {
  const later = Object.entries(stepTexts()).filter(([name]) => name > frozen.until);
  const broken = later.filter(([, text]) => breaking.some((form) => form.test(text))).map(([name]) => name);
  expect(broken.filter((name) => !frozen.mayBreak[name])).toEqual([]);
  expect(Object.keys(frozen.mayBreak).filter((name) => !broken.includes(name))).toEqual([]);
});

test("the version has its section in the changelog, with its day", () => {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  const [, newest] = /^## (\d.*)$/m.exec(readFileSync(join(root, "CHANGELOG.md"), "utf8")) ?? [];
  expect(newest).toMatch(new RegExp(`^${version.replaceAll(".", "\\.")} \\(\\d{4}-\\d\\d-\\d\\d\\)$`));
});
