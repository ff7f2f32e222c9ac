import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { startChild } from "../../../../test/child.ts";
import { makeEmptyCluster } from "../../../../test/cluster.ts";
import { ENGINE_VERSION } from "./cluster-folder.ts";

const BREAK_DISK = new URL("../../../../test/programs/break-disk.ts", import.meta.url);

test("a disk that fails to sync is reported as PANIC while the query runs, and nothing is confirmed", async () => {
  const dataDir = await makeEmptyCluster();
  const child = startChild(BREAK_DISK, [dataDir]);
  const limit = setTimeout(() => child.process.kill("SIGKILL"), 300_000);
  expect(await child.exit()).toEqual({ code: 3, signal: null });
  clearTimeout(limit);
  expect(child.lines).toEqual([
    expect.stringMatching(new RegExp(`^version ${ENGINE_VERSION}\\.`)),
    expect.stringMatching(/^reported PANIC: .*fsync/),
  ]);
  rmSync(dataDir, { recursive: true });
});
