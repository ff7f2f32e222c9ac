import { once } from "node:events";
import { mkdir, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { ignoreMissing } from "../../ignore-missing.ts";
import { explain } from "../../log.ts";
import { StartError } from "../../start-error.ts";
import type { CreateWorkerData } from "./create-worker.ts";

/** The major version of PostgreSQL inside the pinned PGlite; a cluster of another one does not open. */
export const ENGINE_VERSION = "18";

export async function makeDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
  } catch (cause) {
    const message = `The data folder ${dataDir} cannot be made. Give this user write access, or set another DATA_DIR.`;
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
    progress("creating the database (about 6 s)");
    await createCluster({ folder, durable });
  } else if (version !== ENGINE_VERSION) {
    throw new StartError(
      "database-version",
      `The database in ${folder} was made by PostgreSQL ${version}, this version opens ${ENGINE_VERSION}. Export it with the version that made it, then import it into an empty folder.`,
    );
  }
}

async function readVersion(folder: string): Promise<string | undefined> {
  const written = await readFile(path.join(folder, "PG_VERSION"), "utf8").catch(ignoreMissing);
  return written?.trim();
}

async function requireEmpty(folder: string): Promise<void> {
  const entries = await readdir(folder).catch(ignoreMissing);
  if (entries === undefined || entries.length === 0) return;
  const message = `The folder ${folder} holds files but no database. Move them away, or set another DATA_DIR.`;
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
  const message = `The database could not be created in ${folder}${why}. Check the disk's free space and this user's write access.`;
  return new StartError("database-did-not-open", message, { cause });
}
