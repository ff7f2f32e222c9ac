/**
 * Every check of the project; ends in the line "N passed, N failed".
 * `npm test -- unit format` runs the named steps only, and installs nothing for them.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { installTestPackages, missingTestPackages } from "./debian.ts";
import { folderInMemory } from "./folder-in-memory.ts";
import { goMemory } from "./go-memory.ts";
import { buildServerWhenStale } from "./server-build.ts";
import { readPlaywright, readVitest, type Results } from "./test-reports.ts";
import { buildWebWhenStale } from "./web-build.ts";

type Step = {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Reads the report that the step writes; without it the step is one check. */
  read?: () => Results;
  /** Debian packages without which the step can't run. */
  needs?: string[];
  /** Runs only when it is named: the long form of another. */
  isLong?: boolean;
};

const root = join(import.meta.dirname, "..");
const reports = join(root, "node_modules/.cache/test-reports");
/** What Node has compiled once for all processes of a run: servers start in four fifths of the time. */
const compiled = join(root, "node_modules/.cache/test-compiled");

/**
 * What stands in one row runs one after the other, rows of a group side by side: tests wait half their time, for processes that they start
 * and for the disk. A browser takes all that the machine has: beside them it takes longer than behind them.
 */
const groups: Step[][][] = [
  [
    [vitest("unit", { TEST_DATABASE: "embedded" }, [], ["hunspell", "hunspell-mn"])],
    [
      {
        name: "types and lint",
        env: goMemory(),
        command: [
          "oxlint",
          "--type-aware",
          "--type-check",
          "--deny-warnings",
          "--report-unused-disable-directives",
        ],
      },
      { name: "format", command: ["oxfmt", "--check"] },
      { name: "unused code", command: ["knip"] },
      vitest("postgres", { TEST_DATABASE: "postgres" }, ["apps/server"], ["postgresql"]),
    ],
  ],
  [
    [
      playwright("browser"),
      { ...playwright("browser of both readers", { TEST_READERS: "both" }), isLong: true },
    ],
  ],
];

const wanted = process.argv.slice(2);
const names = groups.flat(2).map(({ name }) => name);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(", ")}. There are: ${names.join(", ")}.`);
  process.exit(2);
}
const missing = wanted.length === 0 ? installTestPackages() : missingTestPackages();
for (const folder of [reports, compiled]) rmSync(folder, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
buildWebWhenStale();
await buildServerWhenStale();
const inMemory = folderInMemory();
if (inMemory !== undefined) process.env["TMPDIR"] = inMemory;

const total: Results = { passed: 0, failed: 0, failures: [] };
for (const group of groups) {
  const rows = group.map((row) => row.filter(isWanted)).filter(({ length }) => length > 0);
  await Promise.all(rows.map((row) => runInTurn(row, { isAlone: rows.length === 1 })));
}
if (total.failures.length > 0) console.log(`\nFailed:\n${total.failures.join("\n")}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

function isWanted({ name, isLong = false }: Step): boolean {
  return wanted.length === 0 ? !isLong : wanted.includes(name);
}

type Manner = {
  /** Shows what it prints at once; else when it is done, so that steps do not talk over each other. */
  isAlone: boolean;
};

async function runInTurn(row: readonly Step[], manner: Manner): Promise<void> {
  for (const step of row) {
    const { passed, failed, failures } = await run(step, manner);
    total.passed += passed;
    total.failed += failed;
    total.failures.push(...failures.map((failure) => `- ${step.name}: ${failure}`));
  }
}

async function run(step: Step, { isAlone }: Manner): Promise<Results> {
  const started = Date.now();
  if (isAlone) console.log(`\n== ${step.name}`);
  const lacking = step.needs?.filter((name) => missing.includes(name)) ?? [];
  if (lacking.length > 0) {
    console.error(`== ${step.name} needs Debian packages, install them first: ${lacking.join(" ")}`);
    return { passed: 0, failed: 1, failures: [`needs ${lacking.join(" ")}`] };
  }
  const [command = "", ...args] = step.command;
  const said = isAlone ? "inherit" : "pipe";
  const child = spawn(command, args, {
    cwd: root,
    stdio: ["ignore", said, said],
    env: { ...process.env, NODE_COMPILE_CACHE: compiled, ...step.env },
  });
  const lines: Buffer[] = [];
  child.stdout?.on("data", (part: Buffer) => lines.push(part));
  child.stderr?.on("data", (part: Buffer) => lines.push(part));
  const [status] = await once(child, "close");
  if (!isAlone) process.stdout.write(`\n== ${step.name}\n${Buffer.concat(lines).toString()}`);
  console.log(
    `== ${step.name}: ${status === 0 ? "ok" : "FAILED"}, ${((Date.now() - started) / 1000).toFixed(0)} s`,
  );
  const results = step.read?.() ?? { passed: status === 0 ? 1 : 0, failed: 0, failures: [] };
  if (status === 0 || results.failed > 0) return results;
  return { ...results, failed: 1, failures: [...results.failures, `ended with ${status}`] };
}

function vitest(name: string, env: Record<string, string>, filters: string[], needs: string[]): Step {
  const file = join(reports, `${name}.json`);
  return {
    name,
    needs,
    env: { ...env, TEST_RESULTS: file },
    command: ["vitest", "run", ...filters, "--reporter=dot", "--reporter=./scripts/vitest-results.ts"],
    read: () => readVitest(file),
  };
}

function playwright(name: string, env: Record<string, string> = {}): Step {
  const file = join(reports, `${name}.json`);
  return {
    name,
    needs: ["chromium", "postgresql"],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    command: ["playwright", "test", "--reporter=line,json"],
    read: () => readPlaywright(file),
  };
}
