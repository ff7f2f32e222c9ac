import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readPlaywright, readVitest } from "../scripts/test-reports.ts";

const root = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "khamt-reports-"));
symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
afterAll(() => rmSync(folder, { recursive: true }));

const report = join(folder, "report.json");

/** Runs a test runner of the project in the folder, on its own settings. */
function run(runner: string, args: string[]): void {
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, TEST_RESULTS: report };
  for (const name of Object.keys(env)) if (name.startsWith("VITEST")) Reflect.deleteProperty(env, name);
  spawnSync(join(root, "node_modules/.bin", runner), args, { cwd: folder, env });
}

const twoTests = `
test("one is one", () => expect(1).toBe(1));
test("one is two", () => expect(1).toBe(2));
`;

test("says by name and reason which tests and which whole files failed, and how the process of one died", () => {
  writeFileSync(join(folder, "sums.test.ts"), `import { expect, test } from "vitest"; ${twoTests}`);
  writeFileSync(join(folder, "broken.test.ts"), `throw new Error("no such luck");`);
  const around = `import { beforeAll, describe, test } from "vitest";
    describe("around", () => {
      beforeAll(() => {
        throw new Error("not yet");
      });
      test("never begins", () => {});
    });`;
  writeFileSync(join(folder, "around.test.ts"), around);
  const dying = `import { test } from "vitest";
    test("dies", async () => {
      process.kill(process.pid, "SIGKILL");
      await new Promise(() => {});
    });`;
  writeFileSync(join(folder, "dying.test.ts"), dying);
  run("vitest", ["run", "--root=.", `--reporter=${join(root, "scripts/vitest-results.ts")}`]);
  const { passed, failed, failures } = readVitest(report);
  expect([passed, failed]).toEqual([1, 1]);
  expect(failures.toSorted()).toEqual([
    expect.stringMatching(/around\.test\.ts: not yet/),
    expect.stringMatching(/broken\.test\.ts: no such luck/),
    expect.stringMatching(/dying\.test\.ts: did not finish/),
    expect.stringMatching(/sums\.test\.ts › one is two: expected 1 to be 2/),
    expect.stringMatching(/Worker exited unexpectedly with signal SIGKILL .*dying\.test\.ts/),
  ]);
});

test("says which browser tests failed, in which line and why", () => {
  writeFileSync(join(folder, "sums.spec.ts"), `import { expect, test } from "@playwright/test"; ${twoTests}`);
  writeFileSync(join(folder, "playwright.config.ts"), `export default { testMatch: "*.spec.ts" };`);
  run("playwright", ["test", "--reporter=json"]);
  expect(readPlaywright(report)).toEqual({
    passed: 1,
    failed: 1,
    failures: [
      expect.stringMatching(/^sums\.spec\.ts:3 one is two: Error: .*\n +Expected: 2\n +Received: 1\n/),
    ],
  });
});

test("shows what stood on the page of a browser test that failed", () => {
  const context = join(folder, "context.md");
  writeFileSync(context, '# Error\n\n- banner:\n  - link\n- main:\n  - heading "Gone"\n- contentinfo:\n');
  const attachments = [{ name: "error-context", path: context }];
  const results = [{ errors: [{ message: "not there" }], attachments }];
  const spec = { file: "a.spec.ts", line: 1, title: "opens", tests: [{ status: "unexpected", results }] };
  const stats = { expected: 0, unexpected: 1, flaky: 0 };
  writeFileSync(report, JSON.stringify({ stats, suites: [{ specs: [spec] }] }));
  const [failure] = readPlaywright(report).failures;
  expect(failure).toMatch(/^a\.spec\.ts:1 opens: not there\n +- main:\n +- heading "Gone"$/);
});

test("takes a report that was never written for a failure", () => {
  expect(readVitest(join(folder, "none.json"))).toMatchObject({ passed: 0, failed: 1 });
});
