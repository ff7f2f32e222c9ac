import type { StatsFs } from "node:fs";

/** Below either, a write may fail any moment: files, the embedded database and its log grow in steps. */
const leastBytes = 64 * 1024 * 1024;
const leastShare = 0.01;
/** Below either it is time to make room. */
const lowBytes = 8 * leastBytes;
const lowShare = 5 * leastShare;

/** As `statfs` of Node does. */
export type AskDisk = (folder: string) => Promise<Pick<StatsFs, "bavail" | "blocks" | "bsize">>;

/** Whether the disk of the folder has room. */
export function hasFreeSpace(folder: string, askDisk: AskDisk): Promise<boolean> {
  return hasLeft({ folder, askDisk, bytes: leastBytes, share: leastShare });
}

/** Long before there is none. */
export async function isNearlyFull(folder: string, askDisk: AskDisk): Promise<boolean> {
  return !(await hasLeft({ folder, askDisk, bytes: lowBytes, share: lowShare }));
}

type Left = { folder: string; askDisk: AskDisk; bytes: number; share: number };

/** A disk that can't be asked is not taken for full. */
async function hasLeft({ folder, askDisk, bytes, share }: Left): Promise<boolean> {
  const disk = await askDisk(folder).catch(() => undefined);
  if (!disk || disk.blocks === 0) return true;
  const { bavail, blocks, bsize } = disk;
  return bavail * bsize >= bytes && bavail / blocks >= share;
}
