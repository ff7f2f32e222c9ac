import { chmodSync, existsSync, mkdtempSync, statfsSync } from "node:fs";
import { freemem } from "node:os";
import { removeWithProcess } from "./remove-with-process.ts";

const inMemory = "/dev/shm";
/** Bytes: a run needs up to half of one gigabyte at a time. */
const enough = 2 ** 32;

/** A folder for files that are soon gone, in memory where there is enough, as long as this process lives: making and removing thousands of small ones costs a disk more than the tests on them. */
export function folderInMemory(place = inMemory, least = enough): string | undefined {
  if (!existsSync(place) || freemem() < least) return undefined;
  const { bavail, bsize } = statfsSync(place);
  if (bavail * bsize < least) return undefined;
  const folder = mkdtempSync(`${place}/khamt-test-`);
  // Databases run as another user, who must reach their own inside.
  chmodSync(folder, 0o711);
  removeWithProcess(folder);
  return folder;
}
