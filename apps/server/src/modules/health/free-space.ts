import { statfs } from "node:fs/promises";

/** Below either, a write may fail any moment: files, the embedded database and its log grow in steps. */
const leastBytes = 64 * 1024 * 1024;
const leastShare = 0.01;

/** Whether the disk of the folder has room. One that can't be asked is not taken for full. */
export async function hasFreeSpace(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => undefined);
  if (!disk || disk.blocks === 0) return true;
  const { bavail, blocks, bsize } = disk;
  return bavail * bsize >= leastBytes && bavail / blocks >= leastShare;
}
