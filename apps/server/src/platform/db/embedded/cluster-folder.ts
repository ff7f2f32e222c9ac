import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { ignoreMissing } from "../../ignore-missing.ts";
import { explain } from "../../log.ts";
import { makeFolder } from "../../make-folder.ts";
import { StartError } from "../../start-error.ts";
import type { CreateWorkerData } from "./create-worker.ts";
import { operatorWords } from "../../words/operator/index.ts";

/** The major version of PostgreSQL inside the pinned PGlite; a cluster of another one does not open. */
export const ENGINE_VERSION = "18";

export async function makeDataFolder(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
  } catch (cause) {
    const message = operatorWords().folderNotMade(dataDir);
    throw new StartError("data-folder-not-writable", message, { cause });
  }
}

/** Makes sure that the folder holds a cluster this engine can open; creates one where there is none. */
export async function prepareCluster(options: {
  folder: string;
  durable: boolean;
  progress: (message: string) => void;
}): Promise<void> {
  const { folder, durable, progress } = options;
  const version = await readVersion(folder);
  if (version === undefined) {
    await requireEmpty(folder);
    progress(operatorWords().creatingDatabase);
    await createCluster({ folder, durable });
  } else if (version !== ENGINE_VERSION) {
    throw new StartError("database-version", operatorWords().madeByOther(folder, version, ENGINE_VERSION));
  }
}

async function readVersion(folder: string): Promise<string | undefined> {
  const written = await readFile(path.join(folder, "PG_VERSION"), "utf8").catch(ignoreMissing);
  return written?.trim();
}

async function requireEmpty(folder: string): Promise<void> {
  const entries = await readdir(folder).catch(ignoreMissing);
  if (entries === undefined || entries.length === 0) return;
  const message = operatorWords().folderForeign(folder);
  throw new StartError("data-folder-foreign", message);
}

/** In a thread of its own, which gives back the memory that the first start needs. */
async function createCluster(workerData: CreateWorkerData): Promise<void> {
  try {
    const worker = new Worker(new URL("create-worker.ts", import.meta.url), { workerData, execArgv: [] });
    const [exitCode] = await once(worker, "exit");
    if (exitCode !== 0) throw new Error(`the thread ended with ${exitCode}`);
  } catch (cause) {
    throw notCreated(workerData.folder, cause);
  }
}

/** On a full disk the engine throws a bare object, which says nothing. */
export function notCreated(folder: string, cause: unknown): StartError {
  const why = cause instanceof Error ? `: ${explain(cause)}` : "";
  const message = operatorWords().notCreated(folder, why);
  return new StartError("database-did-not-open", message, { cause });
}
