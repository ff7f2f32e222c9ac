import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { MIGRATIONS_FOLDER } from "../src/platform/db/migrate.ts";
import { lockFolder } from "../src/platform/db/folder-lock.ts";
import { StartError } from "../src/platform/start-error.ts";

const CACHE = fileURLToPath(new URL("../../../node_modules/.cache/khamt-tests", import.meta.url));
const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * A folder that `fill` makes once for a `key`; test files running at the same time wait for the first.
 * Snapshots of other keys go after a day.
 */
export async function snapshot(
  name: string,
  key: string,
  fill: (folder: string) => Promise<void>,
): Promise<string> {
  const place = path.join(CACHE, `${name}-${key}`);
  if (existsSync(place)) return place;
  await mkdir(CACHE, { recursive: true });
  const lock = await waitForLock(name);
  try {
    if (existsSync(place)) return place;
    await removeOld(name);
    const unfinished = await mkdtemp(path.join(CACHE, "unfinished-"));
    await fill(unfinished);
    await rename(unfinished, place);
    return place;
  } finally {
    lock.release();
  }
}

/** Changes with every migration and with the engine. */
export async function migrationsKey(engine: string): Promise<string> {
  const hash = createHash("sha256").update(engine);
  for (const file of (await readdir(MIGRATIONS_FOLDER)).filter((name) => name.endsWith(".sql")).sort()) {
    hash.update(await readFile(path.join(MIGRATIONS_FOLDER, file)));
  }
  return hash.digest("hex").slice(0, 16);
}

async function waitForLock(name: string) {
  for (;;) {
    try {
      return await lockFolder(CACHE, name);
    } catch (error) {
      if (!(error instanceof StartError && error.code === "data-folder-in-use")) throw error;
      await delay(100);
    }
  }
}

async function removeOld(name: string): Promise<void> {
  for (const entry of await readdir(CACHE)) {
    const place = path.join(CACHE, entry);
    const isOurs = entry.startsWith(`${name}-`) || entry.startsWith("unfinished-");
    if (isOurs && Date.now() - (await stat(place)).mtimeMs > KEPT_MS)
      await rm(place, { recursive: true, force: true });
  }
}
