import { globSync } from "node:fs";
import { rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startChild } from "../test/child.ts";
import { makeEmptyCluster } from "../test/cluster.ts";
import { startTestPostgres, type TestPostgres } from "../test/postgres.ts";
import { restoreBackup } from "./platform/backup/restore.ts";
import { openDatabase } from "./platform/db/client.ts";
import { openLocalStorage } from "./platform/storage/local.ts";

const releases = globSync(join(import.meta.dirname, "../test/releases/*.tar.gz"));
if (releases.length === 0) throw new Error("There is no release whose data are kept.");

let dataDir: string;
let postgres: TestPostgres | undefined;
beforeEach(async () => {
  dataDir = await makeEmptyCluster();
  postgres = process.env["TEST_DATABASE"] === "postgres" ? await startTestPostgres() : undefined;
});
afterEach(async () => {
  await postgres?.stop();
  await rm(dataDir, { recursive: true });
});

const onFatal = (error: Error) => {
  throw error;
};

test.each(releases.map((file) => [basename(file, ".tar.gz"), file]))(
  "the server starts on the data of release %s with all that was in them",
  async (_version, file) => {
    const log = { info: () => {}, warn: () => {} };
    const database = await openDatabase({
      dataDir,
      databaseUrl: postgres?.url,
      durable: false,
      log,
      onFatal,
    });
    const storage = await openLocalStorage(join(dataDir, "files"));
    const { tables } = await restoreBackup({ pool: database.pool, storage, dataDir, file, replace: false });
    await database.close();
    expect((await storage.read("release-paper"))?.toString()).toContain("%PDF");

    const place = { DATA_DIR: dataDir, DATABASE_URL: postgres?.url ?? "", PORT: "0" };
    const env = { ...process.env, ...place, DEMO_DATA: "off", FAIR_EXPOSURE: "off" };
    const server = startChild(new URL("main.ts", import.meta.url), [], { env });
    try {
      const address = (await server.line("Khamt is ready: ")).replace("Khamt is ready: ", "");
      expect((await fetch(`${address}/readyz`)).status).toBe(200);
      const list = await fetch(`${address}/api/startup-ideas?limit=1`);
      const [idea] = (await list.json()) as { title: string }[];
      expect(idea?.title.length).toBeGreaterThan(0);
      const stats = (await (await fetch(`${address}/api/stats`)).json()) as { ideas: number };
      expect(stats.ideas).toBe(tables["startup_ideas"]?.rows);
    } finally {
      server.process.kill("SIGTERM");
    }
    expect(await server.exit()).toEqual({ code: 0, signal: null });
  },
);
