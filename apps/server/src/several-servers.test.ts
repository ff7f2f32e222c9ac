import { expect, test } from "vitest";
import { killAmongServers } from "../test/faults/among-servers.ts";

/** The embedded database belongs to one process. */
const isShared = process.env["TEST_DATABASE"] === "postgres";

test.runIf(isShared)(
  "R37: of servers behind a proxy one is added and one killed amid writing: budgets are one, jobs are done once, nothing confirmed is lost, nothing fails",
  async () => {
    const { lost, told, confirmed } = await killAmongServers({ most: 1, minutes: 1 }, { isCalm: true });
    expect(lost).toEqual([]);
    expect([...told.wrong.keys()]).toEqual([]);
    expect(confirmed).toBeGreaterThan(24);
  },
);
