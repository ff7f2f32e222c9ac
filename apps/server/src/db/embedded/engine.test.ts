import { fdatasyncSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { makeEmptyCluster } from "../../../test/cluster.ts";
import { ENGINE_VERSION } from "./cluster-folder.ts";
import { openEngine } from "./engine.ts";

test("a disk that fails to sync is reported as PANIC, not as success", async () => {
  const dataDir = await makeEmptyCluster();
  const reports: string[] = [];
  let isBroken = false;
  const engine = await openEngine({
    folder: path.join(dataDir, "db"),
    durable: true,
    onSync: () => {},
    onLog: () => {},
    onFatal: (line) => {
      reports.push(line);
      throw new Error("as the worker would be, the engine is ended here");
    },
    sync: (descriptor) => {
      if (isBroken) throw new Error("the disk is gone");
      fdatasyncSync(descriptor);
    },
  });
  const { rows } = await engine.query<{ version: string }>("select current_setting('server_version') as version");
  expect(rows[0]?.version.split(".")[0]).toBe(ENGINE_VERSION);
  await engine.exec("create table kept (id int)");
  isBroken = true;
  await engine.exec("insert into kept values (1)").catch(() => {});
  expect(reports[0]).toMatch(/^PANIC: .*fsync/);
  await rm(dataDir, { recursive: true, force: true });
});
