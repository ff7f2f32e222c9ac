import { cpSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ENGINE_VERSION } from "../src/platform/db/embedded/cluster-folder.ts";
import { openEmbedded } from "../src/platform/db/embedded/open-embedded.ts";
import { snapshot } from "./snapshot.ts";

/** A new data folder that holds an empty embedded database. The caller removes it. */
export async function makeEmptyCluster(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "khamt-embedded-"));
  await copyEmptyCluster(dataDir);
  return dataDir;
}

/** Creating one takes five times as long as opening it. */
export async function copyEmptyCluster(dataDir: string): Promise<void> {
  const source = await snapshot("empty", ENGINE_VERSION, async (folder) => {
    const log = { info: () => {}, warn: () => {} };
    const database = await openEmbedded({ dataDir: folder, durable: false, log, onFatal: () => {} });
    await database.close();
  });
  cpSync(path.join(source, "db"), path.join(dataDir, "db"), { recursive: true });
}
