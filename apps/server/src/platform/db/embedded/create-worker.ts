import { open, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

export type CreateWorkerData = { folder: string; durable: boolean };

/**
 * Creates an empty cluster beside its place, syncs it and moves it there in one step: a process that is killed in the
 * middle leaves no half-made cluster under the final name.
 */
const { folder, durable }: CreateWorkerData = workerData;
const unfinished = `${folder}.new`;
await rm(unfinished, { recursive: true, force: true });
const engine = await PGlite.create({ fs: new NodeFS(unfinished) });
await engine.close();
if (durable) await syncTree(unfinished);
await rename(unfinished, folder);
if (durable) await syncOne(path.dirname(folder));

async function syncTree(root: string): Promise<void> {
  for (const entry of await readdir(root, { withFileTypes: true })) {
    const place = path.join(root, entry.name);
    await (entry.isDirectory() ? syncTree(place) : syncOne(place));
  }
  await syncOne(root);
}

async function syncOne(place: string): Promise<void> {
  const handle = await open(place, "r").catch(ignoreFolderOnWindows);
  try {
    await handle?.sync();
  } catch (error) {
    ignoreFolderOnWindows(error);
  } finally {
    await handle?.close();
  }
}

/** Windows neither opens nor syncs folders; it writes their entries through. */
function ignoreFolderOnWindows(error: unknown): undefined {
  if (process.platform !== "win32") throw error;
}
