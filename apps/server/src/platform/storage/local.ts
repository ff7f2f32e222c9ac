import { randomUUID } from "node:crypto";
import { link, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { valueAt } from "@khamt/contract/records";
import { ignoreMissing } from "../ignore-missing.ts";
import { makeFolder } from "../make-folder.ts";
import { requireKey, type Storage } from "./storage.ts";

/** Files in a folder of this computer, spread over 256 folders by the beginning of their keys. `isBeside`: a server may be using it. */
export async function openLocalStorage(folder: string, { isBeside = false } = {}): Promise<Storage> {
  const incoming = join(folder, "incoming");
  // What a killed process left half written was never acknowledged.
  if (!isBeside) await rm(incoming, { recursive: true, force: true });
  await makeFolder(incoming);
  const place = await nameOf(folder);
  const folderOf = (key: string) => join(folder, requireKey(key).slice(0, 2));
  return {
    put: async (key, bytes) => {
      const target = folderOf(key);
      const half = join(incoming, randomUUID());
      await makeFolder(target);
      try {
        await writeDurably(half, bytes);
        await rename(half, join(target, key));
      } catch (error) {
        await rm(half, { force: true });
        throw error;
      }
      await syncFolder(target);
      await syncFolder(folder);
    },
    read: async (key) => readFile(join(folderOf(key), key)).catch(ignoreMissing),
    remove: async (key) => rm(join(folderOf(key), key), { force: true }),
    list: async (prefix) => {
      const names = (await readdir(folderOf(prefix)).catch(ignoreMissing)) ?? [];
      return names.filter((name) => name.startsWith(prefix));
    },
    place,
  };
}

/** Made once, and kept when the folder is copied or moved. */
async function nameOf(folder: string): Promise<string> {
  const file = join(folder, "place");
  const known = await readFile(file, "utf8").catch(ignoreMissing);
  if (known) return known;
  const draft = join(folder, "incoming", randomUUID());
  await writeDurably(draft, Buffer.from(randomUUID()));
  // Of two servers that start at once on one folder one gives the name.
  await link(draft, file).catch(ignoreTaken);
  await rm(draft);
  return readFile(file, "utf8");
}

async function writeDurably(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, "wx", 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A new name in a folder is kept only when the folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function ignoreTaken(error: unknown): void {
  if (valueAt(error, "code") !== "EEXIST") throw error;
}
