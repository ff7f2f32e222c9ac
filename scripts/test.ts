/**
 * Every check of the project, one after the other; ends in the line "N passed, N failed".
 * `npm test -- unit e2e` runs the named steps only.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { valueAt } from "@khamt/contract/records";
import { installTestPackages } from "./debian.ts";
import { stripTypesWhenStale } from "./strip-types.ts";
import { buildWebWhenStale } from "./web-build.ts";

type Step = {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Where the step writes its counts; without it the step is one check. */
  report?: { file: string; count: (json: unknown) => Counts };
  /** Debian packages without which the step can't run. */
  needs?: string[];
};

type Counts = {
  passed: number;
  failed: number;
};

const root = join(import.meta.dirname, "..");
const reports = join(root, "node_modules/.cache/test-reports");

const steps: Step[] = [
  { name: "types", command: ["tsc", "-b"] },
  { name: "types of the web app", command: ["tsc", "-b", "apps/web"] },
  {
    name: "lint",
    command: ["oxlint", "--type-aware", "--deny-warnings", "--report-unused-disable-directives"],
  },
  { name: "format", command: ["oxfmt", "--check"] },
  { name: "unused code", command: ["knip"] },
  vitest("unit", { TEST_DATABASE: "embedded" }, [], ["hunspell", "hunspell-mn"]),
  vitest("postgres", { TEST_DATABASE: "postgres" }, ["apps/server"], ["postgresql"]),
  playwright(),
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  const names = steps.map(({ name }) => `"${name}"`).join(", ");
  console.error(`No step is called ${unknown.join(", ")}. There are ${names}.`);
  process.exit(1);
}
const { missing } = installTestPackages();
if (missing.length > 0)
  console.error(`These Debian packages are missing, install them first: ${missing.join(" ")}`);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
buildWebWhenStale();
stripTypesWhenStale();

const total: Counts = { passed: 0, failed: 0 };
for (const step of steps) {
  if (wanted.length > 0 && !wanted.includes(step.name)) continue;
  const counts = run(step);
  total.passed += counts.passed;
  total.failed += counts.failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

function run(step: Step): Counts {
  const started = Date.now();
  console.log(`\n== ${step.name}`);
  if (step.needs?.some((name) => missing.includes(name))) return { passed: 0, failed: 1 };
  const [command = "", ...args] = step.command;
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...step.env },
  });
  console.log(
    `== ${step.name}: ${status === 0 ? "ok" : "FAILED"}, ${((Date.now() - started) / 1000).toFixed(0)} s`,
  );
  const counts = readCounts(step);
  if (status !== 0 && counts.failed === 0) return { ...counts, failed: 1 };
  return counts;
}

function readCounts({ report }: Step): Counts {
  if (!report) return { passed: 1, failed: 0 };
  if (!existsSync(report.file)) return { passed: 0, failed: 1 };
  return report.count(JSON.parse(readFileSync(report.file, "utf8")));
}

function vitest(name: string, env: Record<string, string>, filters: string[], needs: string[]): Step {
  const file = join(reports, `${name}.json`);
  return {
    name,
    needs,
    env,
    command: ["vitest", "run", ...filters, "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`],
    report: {
      file,
      count: (json) => ({
        passed: countAt(json, "numPassedTests"),
        failed: countAt(json, "numFailedTests"),
      }),
    },
  };
}

function playwright(): Step {
  const file = join(reports, "browser.json");
  return {
    name: "browser",
    needs: ["chromium"],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    command: ["playwright", "test", "--reporter=line,json"],
    report: {
      file,
      count: (json) => {
        const stats = valueAt(json, "stats");
        return {
          passed: countAt(stats, "expected"),
          failed: countAt(stats, "unexpected") + countAt(stats, "flaky"),
        };
      },
    },
  };
}

function countAt(json: unknown, name: string): number {
  const count = valueAt(json, name);
  if (typeof count !== "number") throw new TypeError(`a report without ${name}`);
  return count;
}
