import { chmod, readdir, stat } from "node:fs/promises";
import { platform } from "node:os";
import path from "node:path";
import { ignoreMissing } from "./ignore-missing.ts";
import { explain } from "./log.ts";
import { makeFolder } from "./make-folder.ts";
import { operatorWords } from "./words/operator/index.ts";

type Options = { warn: (line: string) => void };

/**
 * Makes the data folder and everything in it readable and writable by the server's own user alone. Says so where that can't be
 * done: others on the machine may then read members' data, or write into the database.
 */
export async function keepPrivate(folder: string, { warn }: Options): Promise<void> {
  await makeFolder(folder, 0o700).catch(ignore);
  if (platform() === "win32") return;
  try {
    await close(folder);
  } catch (error) {
    warn(operatorWords().folderOpenToOthers({ folder, why: explain(error) }));
  }
}

async function close(place: string): Promise<void> {
  await tighten(place, 0o700);
  // A server that uses the folder may remove what was there a moment ago.
  for (const entry of (await readdir(place, { withFileTypes: true }).catch(ignoreMissing)) ?? []) {
    const inside = path.join(place, entry.name);
    if (entry.isDirectory()) await close(inside);
    else if (entry.isFile()) await tighten(inside, 0o600).catch(ignoreMissing);
  }
}

/** Some file systems take the call and keep the mode as it was. */
async function tighten(place: string, mode: number): Promise<void> {
  if (isClosed((await stat(place)).mode)) return;
  await chmod(place, mode);
  if (!isClosed((await stat(place)).mode)) throw new Error(`${place} can't be closed to others`);
}

function isClosed(mode: number): boolean {
  return (mode & 0o077) === 0;
}

/** Whoever opens the folder says what is wrong with it. */
function ignore(): void {}
