import { writeFileSync } from "node:fs";
import type { Reporter, TestCase, TestModule } from "vitest/node";
import type { Results } from "./test-reports.ts";

type Failure = { message: string; cause?: Failure };

/** Writes to the file of `TEST_RESULTS` what failed and why: tests, what stands around them, files that did not finish, processes that died. */
export default class VitestResults implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly Failure[]): void {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const failed = tests.filter((test) => test.result().state === "failed");
    const results: Results = {
      passed: tests.filter((test) => test.result().state === "passed").length,
      failed: failed.length,
      failures: [...failed.map(ofTest), ...modules.flatMap(ofModule), ...unhandled.map(reasonOf)],
    };
    writeFileSync(process.env["TEST_RESULTS"] ?? "", JSON.stringify(results));
  }
}

function ofTest(test: TestCase): string {
  const [error] = test.result().errors ?? [];
  return `${test.module.moduleId} › ${test.fullName}: ${error ? reasonOf(error) : ""}`;
}

function ofModule(module: TestModule): string[] {
  const errors = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors());
  const reasons = [
    ...errors.map(reasonOf),
    ...(["queued", "pending"].includes(module.state()) ? ["did not finish"] : []),
  ];
  return reasons.map((reason) => `${module.moduleId}: ${reason}`);
}

/** The first line of each: of what is only told on, the cause says more. */
function reasonOf({ message, cause }: Failure): string {
  const [line = ""] = message.split("\n");
  return cause ? `${line} ${reasonOf(cause)}` : line;
}
