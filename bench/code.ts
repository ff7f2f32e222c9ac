import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const workspaces = ["packages/language", "packages/matching", "packages/contract", "apps/server", "apps/web"];

/** Files and lines per workspace, tests and plain data (concepts, demo profiles, migrations) apart. */
export async function run(): Promise<void> {
  console.table(Object.fromEntries(workspaces.map((workspace) => [workspace, count(workspace)])));
}

function count(workspace: string) {
  const files = execFileSync("git", ["ls-files", workspace], { encoding: "utf8" })
    .split("\n")
    .filter((file) => /\.(ts|tsx|css)$/.test(file) && !file.endsWith(".gen.ts"));
  const tests = files.filter((file) => file.includes(".test."));
  const data = files.filter((file) => /\/(concepts|demo)\//.test(file));
  const code = files.filter((file) => !tests.includes(file) && !data.includes(file));
  return {
    files: code.length,
    lines: lines(code),
    "longest file": Math.max(0, ...code.map((file) => lines([file]))),
    "test lines": lines(tests),
    "data lines": lines(data),
  };
}

function lines(files: string[]): number {
  return files.reduce((sum, file) => sum + readFileSync(file, "utf8").split("\n").length - 1, 0);
}
