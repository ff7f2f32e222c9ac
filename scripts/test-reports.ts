// What the reports of the test runners say: how many passed and failed, and which failed.
import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { valueAt } from "@khamt/contract/records";

/** Of one step; `failures` are lines for the reader, one for each that failed. */
export type Results = { passed: number; failed: number; failures: string[] };

/** Of a report as `vitest-results.ts` writes it. */
export function readVitest(file: string): Results {
  const report = read(file);
  if (report === undefined) return unwritten(file);
  return {
    passed: countAt(report, "passed"),
    failed: countAt(report, "failed"),
    failures: listAt(report, "failures").map(textAt),
  };
}

/** Of a report as `playwright --reporter=json` writes it. What passes only the second time has failed. */
export function readPlaywright(file: string): Results {
  const report = read(file);
  if (report === undefined) return unwritten(file);
  const stats = valueAt(report, "stats");
  const failures = specsIn(report).flatMap((spec) => {
    const [error] = listAt(spec, "tests").filter(hasFailed).flatMap(errorsOf);
    if (error === undefined) return [];
    const [name, at, title] = ["file", "line", "title"].map((each) => textAt(valueAt(spec, each)));
    return [`${name}:${at} ${title}: ${error}`];
  });
  return {
    passed: countAt(stats, "expected"),
    failed: countAt(stats, "unexpected") + countAt(stats, "flaky"),
    failures,
  };
}

function hasFailed(test: unknown): boolean {
  return ["unexpected", "flaky"].includes(textAt(valueAt(test, "status")));
}

/** Of each time that the test was tried: the error, and what stood on the page. */
function errorsOf(test: unknown): string[] {
  return listAt(test, "results").map((result) => {
    const messages = listAt(result, "errors").map((error) => textAt(valueAt(error, "message")));
    const error = firstLines(messages.join("\n")) || textAt(valueAt(result, "status"));
    return [error, ...listAt(result, "attachments").map(pageIn)].join("\n    ").trimEnd();
  });
}

/** The main part of the page that an attachment shows. */
function pageIn(attachment: unknown): string {
  if (textAt(valueAt(attachment, "name")) !== "error-context") return "";
  const file = textAt(valueAt(attachment, "path"));
  const [page] = existsSync(file) ? (/^- main:\n(?: .*\n)*/m.exec(readFileSync(file, "utf8")) ?? []) : [];
  return (page ?? "").split("\n").slice(0, 40).join("\n    ");
}

/** What was awaited and what was there; the first line of a browser test's error names the matcher alone. */
function firstLines(error: string): string {
  const lines = stripVTControlCharacters(error)
    .split("\n")
    .filter((each) => each.trim() !== "");
  return lines.slice(0, 8).join("\n    ");
}

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

function unwritten(file: string): Results {
  return { passed: 0, failed: 1, failures: [`no report was written: ${file}`] };
}

function specsIn(suite: unknown): unknown[] {
  return [...listAt(suite, "specs"), ...listAt(suite, "suites").flatMap(specsIn)];
}

function listAt(value: unknown, name: string): unknown[] {
  const list = valueAt(value, name);
  return Array.isArray(list) ? list : [];
}

function textAt(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function countAt(json: unknown, name: string): number {
  const count = valueAt(json, name);
  if (typeof count !== "number") throw new TypeError(`a report without ${name}`);
  return count;
}
