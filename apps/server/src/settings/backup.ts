import path from "node:path";
import * as z from "zod";
import { isFolder, mend, whole } from "./rules.ts";
import type { BackupPlace } from "../platform/backup/keep.ts";
import type { S3Options } from "../platform/storage/s3.ts";

/** Where backups by the clock go, every so many hours, kept for so many days. */
export const backupSettings = {
  BACKUP_TO: z
    .string()
    .trim()
    .refine((place) => isBucket(place) || isFolder(place), mend("backupPlace"))
    .optional(),
  BACKUP_EVERY: whole({ from: 1, to: 168, usual: 24 }),
  BACKUP_KEEP: whole({ from: 1, to: 3650, usual: 14 }),
};

/** Paths of settings are those of the project's folder. */
const root = path.resolve(import.meta.dirname, "../../../..");

export type BackupPlan = { place: BackupPlace; hours: number; days: number };

type Values = { BACKUP_TO?: string | undefined; BACKUP_EVERY: number; BACKUP_KEEP: number };

export function isBucket(place: string | undefined): boolean {
  return /^https?:/.test(place ?? "");
}

/** Undefined: none are made by the clock. */
export function backupPlanOf(values: Values, access: Omit<S3Options, "bucketUrl">): BackupPlan | undefined {
  const { BACKUP_TO, BACKUP_EVERY: hours, BACKUP_KEEP: days } = values;
  if (!BACKUP_TO) return undefined;
  const place = isBucket(BACKUP_TO)
    ? { bucket: { ...access, bucketUrl: BACKUP_TO } }
    : { folder: path.resolve(root, BACKUP_TO) };
  return { place, hours, days };
}
