import type { StatsFs } from "node:fs";

/** Below either, a write may fail any moment: files, the embedded database and its log grow in steps. */
const leastBytes = 64 * 1024 * 1024;
const leastShare = 0.01;

/** As `statfs` of Node does. */
export type AskDisk = (folder: string) => Promise<Pick<StatsFs, "bavail" | "blocks" | "bsize">>;

/** Whether the disk of the folder has room. One that can't be asked is not taken for full. */
export async function hasFreeSpace(folder: string, askDisk: AskDisk): Promise<boolean> {
  const disk = await askDisk(folder).catch(() => undefined);
  if (!disk || disk.blocks === 0) return true;
  const { bavail, blocks, bsize } = disk;
  return bavail * bsize >= leastBytes && bavail / blocks >= leastShare;
}
