import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Most start and kill whole servers. Begun last, one of them would leave the other worker idle for a while. */
const slow = [
  "answers/answers.test.ts",
  "src/backup.test.ts",
  "src/crash.test.ts",
  "src/main.test.ts",
  "src/stop.test.ts",
  "src/suggest.test.ts",
  "durability.test.ts",
  "open-embedded.test.ts",
  "matching-index.property.test.ts",
  "modules/search/search.test.ts",
  // On PostgreSQL.
  "src/permissions.test.ts",
  "src/releases.test.ts",
  "src/several-servers.test.ts",
  "http/budget.test.ts",
  "matches/order.test.ts",
  "platform/backup/backup.test.ts",
];

/** A worker goes on to the next file only where that is of its environment; else another begins with nothing loaded. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => slow.some((name) => moduleId.endsWith(name));
    const sorted = await super.sort(files);
    const slowFirst = [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
    return [...Map.groupBy(slowFirst, environmentOf).values()].flat();
  }
}

function environmentOf({ moduleId }: TestSpecification): string {
  return /^\/\/ @vitest-environment (\S+)/.exec(readFileSync(moduleId, "utf8"))?.[1] ?? "node";
}
